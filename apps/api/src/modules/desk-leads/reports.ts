import type { DeskReport, ReportCode } from '@showroom/api-contract/desk-leads';
import { isLeadFormId, leadForms } from '@showroom/domain/lead/lead-forms';
import type { Executor } from '../../db/database.ts';
import { madeForOwn } from '../short-links/made-for-own.ts';
import { csvOf } from './csv.ts';
import { inScope, type Scope, scopeValues } from './scope.ts';

type Period = { from: string | undefined; to: string | undefined; dealer: string | undefined };
type Cells = (string | number)[];
type Report = { columns: string[]; rows: (db: Executor, scope: Scope, period: Period) => Promise<Cells[]> };

/** More rows are cut off: a narrower period shows them. */
const longest = 5_000;
const within = `${inScope} and ($4::text is null or l.dealer_code = $4)
  and ($5::date is null or l.created_at >= $5::date::timestamp at time zone 'Europe/Moscow')
  and ($6::date is null or l.created_at < ($6::date + 1)::timestamp at time zone 'Europe/Moscow')`;
const values = (scope: Scope, { from, to, dealer }: Period) => [
  ...scopeValues(scope),
  dealer ?? null,
  from ?? null,
  to ?? null,
];
const formName = (id: string) => (isLeadFormId(id) ? leadForms[id].name.replaceAll('\u00a0', ' ') : id);

const reports: Record<ReportCode, Report> = {
  'lead-counts': {
    columns: ['День', 'Форма', 'Дилер', 'Заявок', 'Выполнено', 'Спам'],
    rows: async (db, scope, period) => {
      const rows = await db.query<{ day: string; form: string; dealer: string; n: number; done: number; spam: number }>(
        `select to_char(l.created_at at time zone 'Europe/Moscow', 'YYYY-MM-DD') as day, l.form_id as form,
           coalesce(l.dealer_code, '') as dealer, count(*)::int as n,
           count(*) filter (where l.status = 'done')::int as done, count(*) filter (where l.status = 'spam')::int as spam
         from lead l where ${within} group by 1, 2, 3 order by 1 desc, 2, 3 limit ${longest}`,
        values(scope, period),
      );
      return rows.map(({ day, form, dealer, n, done, spam }) => [day, formName(form), dealer, n, done, spam]);
    },
  },
  'answer-times': {
    columns: ['Дилер', 'Заявок', 'Отвечено', 'В обещанный срок', 'Медиана ответа, мин', '90 % отвечено за, мин'],
    rows: async (db, scope, period) => {
      const minutes = 'extract(epoch from l.answered_at - l.created_at) / 60';
      const share = (part: number) => `round(percentile_cont(${part}) within group (order by ${minutes}))::int`;
      const rows = await db.query<{
        dealer: string;
        n: number;
        answered: number;
        kept: number;
        p50: number | null;
        p90: number | null;
      }>(
        `select coalesce(l.dealer_code, '') as dealer, count(*)::int as n, count(l.answered_at)::int as answered,
           count(*) filter (where l.answered_at <= l.promised_at)::int as kept, ${share(0.5)} as p50, ${share(0.9)} as p90
         from lead l where ${within} and l.status <> 'spam' group by 1 order by 1 limit ${longest}`,
        values(scope, period),
      );
      return rows.map(({ dealer, n, answered, kept, p50, p90 }) => [dealer, n, answered, kept, p50 ?? '', p90 ?? '']);
    },
  },
  'link-clicks': {
    columns: ['Ссылка', 'Куда ведёт', 'Сделана', 'Переходов'],
    rows: async (db, { holdingId, dealers, staffId }, { from, to }) => {
      const rows = await db.query<{ code: string; target: string; day: string; clicks: number }>(
        `select code, target, to_char(created_at at time zone 'Europe/Moscow', 'YYYY-MM-DD') as day, clicks
         from short_link where holding_id = $1
           and ($2::date is null or created_at >= $2::date::timestamp at time zone 'Europe/Moscow')
           and ($3::date is null or created_at < ($3::date + 1)::timestamp at time zone 'Europe/Moscow')
         and ${madeForOwn('$4', '$5')}
         order by clicks desc, code limit ${longest}`,
        [holdingId, from ?? null, to ?? null, dealers, staffId],
      );
      return rows.map(({ code, target, day, clicks }) => [`/sl/${code}/`, target, day, clicks]);
    },
  },
};

/** A report for a period of Moscow days, with the same as CSV. Nothing personal stands in one. */
export async function readReport(db: Executor, scope: Scope, code: ReportCode, period: Period): Promise<DeskReport> {
  const { columns, rows: read } = reports[code];
  const rows = await read(db, scope, period);
  return { columns, rows, csv: csvOf([columns, ...rows]) };
}
