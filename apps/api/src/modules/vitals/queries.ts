import type { vitalsTold } from '@showroom/api-contract/vitals';
import type * as v from 'valibot';
import type { Executor } from '../../db/database.ts';

/** Keeps the figures of one page load. A later figure of it replaces an earlier one; another holding's load is left alone. */
export async function keepVitals(
  db: Executor,
  holdingId: number,
  { load, route, device, measured }: v.InferOutput<typeof vitalsTold>,
): Promise<void> {
  // A figure that stands twice in one call would meet itself.
  const last = [...new Map(measured.map((one) => [one.metric, one])).values()];
  await db.query(
    `insert into web_vital (load, metric, holding_id, route, device, value, target)
     select $1, told.metric, $2, $3, $4, told.value, told.target
     from unnest($5::text[], $6::real[], $7::text[]) as told (metric, value, target)
     on conflict (load, metric) do update set value = excluded.value, target = excluded.target
       where web_vital.holding_id = excluded.holding_id`,
    [
      ...[load, holdingId, route, device],
      last.map(({ metric }) => metric),
      last.map(({ value }) => value),
      last.map(({ target = null }) => target),
    ],
  );
}
