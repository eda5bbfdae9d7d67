import type { Executor } from '../../db/database.ts';
import { tellCustomer } from '../notices/tell-customer.ts';
import { favoritesMessage } from './watch-messages.ts';
import { selectWatched } from './watch-queries.ts';

/** A favourite `e` whose vehicle `v` costs less than when it was chosen and than was told; a watched price has its own message. */
const isLower = `e.list = 'favorites' and v.id = any($1::int[]) and v.status = 'on-sale' and v.holding_id = c.holding_id
  and v.price < coalesce(e.told_price, e.price)
  and not exists (select 1 from watch w where w.customer_id = e.customer_id and w.kind = 'price' and w.vehicle_id = v.id)`;

/** Tells customers whose favourites cost less now, one message each, in the transaction that takes the changes out. */
export async function tellFavorites(db: Executor, vehicleIds: readonly number[]): Promise<void> {
  const owners = await db.query<{ id: string; holdingId: number }>(
    `select distinct c.id, c.holding_id as "holdingId" from selection_entry e join vehicle v on v.id = e.item_id
       join customer c on c.id = e.customer_id where ${isLower} order by c.id`,
    [vehicleIds],
  );
  for (const { id, holdingId } of owners) {
    // As the lists' own calls do: the customer first, then his entries, or the two could wait for each other.
    await db.query('select 1 from customer where id = $1 for key share', [id]);
    const rows = await db.query<{ id: number }>(
      `update selection_entry e set told_price = v.price from vehicle v, customer c
       where v.id = e.item_id and c.id = e.customer_id and c.id = $2 and ${isLower} returning v.id`,
      [vehicleIds, id],
    );
    const vehicles = await selectWatched(
      db,
      holdingId,
      rows.map((row) => row.id),
    );
    if (vehicles.length === 0) continue;
    await tellCustomer(db, { customerId: id, kind: 'price-drop', ...favoritesMessage(vehicles) });
  }
}
