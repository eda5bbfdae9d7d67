import type { vitalDevices, vitalNames } from '@showroom/api-contract/vitals';
import { longest, type ReportQuery } from '../report-query.ts';

type Metric = (typeof vitalNames)[number];
type Device = (typeof vitalDevices)[number];
type Row = { route: string; device: Device; metric: Metric; loads: number; p75: number; target: string | null };

/** Up to the first a page is good, beyond the second it is poor; thresholds of web.dev for the 75th percentile. */
const thresholds: Record<Metric, readonly [number, number]> = {
  LCP: [2_500, 4_000],
  INP: [200, 500],
  CLS: [0.1, 0.25],
  FCP: [1_800, 3_000],
  TTFB: [800, 1_800],
};
const devices: Record<Device, string> = { phone: 'Телефон', tablet: 'Планшет', desktop: 'Компьютер' };

function verdict(metric: Metric, value: number): string {
  const [good, poor] = thresholds[metric];
  return value <= good ? 'хорошо' : value <= poor ? 'терпимо' : 'плохо';
}

/** 75th percentiles of what visitors measured, by page and device; the pages with the most loads first. */
export const webVitals: ReportQuery = async (db, { holdingId }, { from, to }) => {
  const rows = await db.query<Row>(
    `select route, device, metric, count(*)::int as loads,
       percentile_cont(0.75) within group (order by value)::float8 as p75,
       mode() within group (order by target) as target
     from web_vital where holding_id = $1
       and measured_at >= coalesce($2::date::timestamp at time zone 'Europe/Moscow', now() - interval '7 days')
       and ($3::date is null or measured_at < ($3::date + 1)::timestamp at time zone 'Europe/Moscow')
     group by route, device, metric
     order by sum(count(*)) over (partition by route) desc, route, device, metric limit ${longest}`,
    [holdingId, from ?? null, to ?? null],
  );
  return rows.map(({ route, device, metric, loads, p75, target }) => [
    ...[route, devices[device], metric, loads],
    ...[metric === 'CLS' ? Number(p75.toFixed(3)) : Math.round(p75), verdict(metric, p75), target ?? ''],
  ]);
};
