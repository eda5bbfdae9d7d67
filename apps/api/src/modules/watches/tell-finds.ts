import type { NoticeKind } from '@showroom/domain/account/notice';
import { lastDigestDue, type WatchKind } from '@showroom/domain/selection/watch';
import type { Database, Executor } from '../../db/database.ts';
import { tellCustomer } from '../notices/tell-customer.ts';
import { watchMessage } from './watch-messages.ts';
import { selectWatched } from './watch-queries.ts';

/** As what a customer chooses channels for it. */
const noticeKindOf = {
  search: 'saved-search',
  price: 'price-drop',
  similar: 'back-in-stock',
  item: 'back-in-stock',
} as const satisfies Record<WatchKind, NoticeKind>;

type Due = {
  id: string;
  customerId: string;
  holdingId: number;
  kind: WatchKind;
  title: string;
  href: string;
};

/** Finds that are due: at once, or once a day from the hour of digests. `w` is the watch, `$1` the last due instant. */
export const isDue = `w.stopped_at is null and (w.pace = 'at-once' or w.digest_at < $1)`;

async function tellOne(db: Executor, { id, due, now }: { id: string; due: string; now: Date }): Promise<void> {
  // Only one process gets the watch; the others see that its finds are told.
  const [watch] = await db.query<Due>(
    `update watch w set digest_at = $3 where w.id = $2 and ${isDue}
     returning id, customer_id as "customerId", holding_id as "holdingId", kind, title, href`,
    [due, id, now.toISOString()],
  );
  if (!watch) return;
  const hits = await db.query<{ vehicleId: number }>(
    `update watch_hit set told_at = now() where watch_id = $1 and told_at is null returning vehicle_id as "vehicleId"`,
    [watch.id],
  );
  const ids = [...new Set(hits.map(({ vehicleId }) => vehicleId))];
  const vehicles = await selectWatched(db, watch.holdingId, ids);
  // What went again meanwhile is no news.
  const there = vehicles.filter(({ status }) => status === 'on-sale');
  if (there.length === 0) return;
  await tellCustomer(db, {
    customerId: watch.customerId,
    kind: noticeKindOf[watch.kind],
    ...watchMessage(watch, there),
  });
}

/**
 * Tells customers what was found for them, each find once: the notice and the mark that it was told are one transaction.
 * @returns how many watches had something to tell.
 */
export async function tellFinds({ database }: { database: Database }, now: Date): Promise<number> {
  const due = new Date(lastDigestDue(now.getTime())).toISOString();
  const rows = await database.query<{ id: string }>(
    `select w.id from watch w
     where ${isDue} and exists (select 1 from watch_hit h where h.watch_id = w.id and h.told_at is null)
     order by w.id`,
    [due],
  );
  for (const { id } of rows) await database.transaction((db) => tellOne(db, { id, due, now }));
  return rows.length;
}
