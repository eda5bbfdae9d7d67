import { longest, type ReportQuery, values, within } from '../report-query.ts';

export const answerTimes: ReportQuery = async (db, scope, period) => {
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
};
