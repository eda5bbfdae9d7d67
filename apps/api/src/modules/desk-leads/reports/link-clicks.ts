import { madeForOwn } from '../../short-links/made-for-own.ts';
import { longest, type ReportQuery } from '../report-query.ts';

export const linkClicks: ReportQuery = async (db, { holdingId, dealers, staffId }, { from, to }) => {
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
};
