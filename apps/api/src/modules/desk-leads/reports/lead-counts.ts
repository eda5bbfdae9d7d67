import { isLeadFormId, leadForms } from '@showroom/domain/lead/lead-forms';
import { longest, type ReportQuery, values, within } from '../report-query.ts';

const formName = (id: string) => (isLeadFormId(id) ? leadForms[id].name.replaceAll('\u00a0', ' ') : id);

export const leadCounts: ReportQuery = async (db, scope, period) => {
  const rows = await db.query<{ day: string; form: string; dealer: string; n: number; done: number; spam: number }>(
    `select to_char(l.created_at at time zone 'Europe/Moscow', 'YYYY-MM-DD') as day, l.form_id as form,
       coalesce(l.dealer_code, '') as dealer, count(*)::int as n,
       count(*) filter (where l.status = 'done')::int as done, count(*) filter (where l.status = 'spam')::int as spam
     from lead l where ${within} group by 1, 2, 3 order by 1 desc, 2, 3 limit ${longest}`,
    values(scope, period),
  );
  return rows.map(({ day, form, dealer, n, done, spam }) => [day, formName(form), dealer, n, done, spam]);
};
