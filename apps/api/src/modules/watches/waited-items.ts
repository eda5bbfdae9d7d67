import { lastDigestDue } from '@showroom/domain/selection/watch';
import { itemPath } from '@showroom/domain/shop/store-path';
import { formatRoubles } from '@showroom/domain/text';
import type { Database, Executor } from '../../db/database.ts';
import { badRequest, notFound } from '../../http/api-error.ts';
import { tellCustomer } from '../notices/tell-customer.ts';
import { isDue } from './tell-finds.ts';
import type { WatchSubject } from './watch-queries.ts';

/** Whether the holding `holding` has so many free pieces of the item `a` as are sold at once: then it can be bought. */
const isThere = (holding: string) => `(select coalesce(sum(s.qty - s.reserved), 0) from accessory_stock s
  join dealer d on d.id = s.dealer_id where s.accessory_id = a.id and d.holding_id = ${holding}) >= a.min_count`;

/** An item that a customer waits for. Throws 404 for an unknown one, 400 for one that can be bought now. */
export async function waitedItem(db: Executor, holdingId: number, id: number): Promise<WatchSubject> {
  const [item] = await db.query<{ name: string; isThere: boolean }>(
    `select a.name, ${isThere('$2')} as "isThere" from accessory a where a.id = $1`,
    [id, holdingId],
  );
  if (!item) throw notFound('Товар не\u00a0найден.');
  if (item.isThere) throw badRequest('Этот товар уже в\u00a0наличии.');
  const nothing = { ask: null, vehicleId: null, price: null };
  return { kind: 'item', subject: String(id), title: item.name, href: itemPath(id), itemId: id, ...nothing };
}

/**
 * Tells who waits for an item that it is there. It is told once: the watch stops with it, and waits again when it is resumed.
 * @returns how many were told.
 */
export async function tellReturned({ database }: { database: Database }, now: Date): Promise<number> {
  const due = new Date(lastDigestDue(now.getTime())).toISOString();
  const rows = await database.query<{ id: string }>(
    `select w.id from watch w join accessory a on a.id = w.item_id
     where w.kind = 'item' and ${isDue} and ${isThere('w.holding_id')} order by w.id`,
    [due],
  );
  let told = 0;
  for (const { id } of rows)
    await database.transaction(async (db) => {
      // Only one process gets the watch, and an item that was bought meanwhile is no news.
      const [watch] = await db.query<{ customerId: string; title: string; href: string; price: number }>(
        `update watch w set stopped_at = now(), digest_at = $3 from accessory a
         where w.id = $2 and a.id = w.item_id and ${isDue} and ${isThere('w.holding_id')}
         returning w.customer_id as "customerId", w.title, w.href, a.disprice as price`,
        [due, id, now.toISOString()],
      );
      if (!watch) return;
      const { customerId, title, href, price } = watch;
      const text = `${title} — ${formatRoubles(price)}`;
      await tellCustomer(db, { customerId, kind: 'back-in-stock', title: 'Товар снова в\u00a0наличии', text, href });
      told += 1;
    });
  return told;
}
