import type { Executor } from '../../db/database.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Hold } from './allocate.ts';

/** 409 that names each line with what is left of it; the basket stays as it is. */
export const soldOut = (short: readonly { id: number; left: number }[]): ApiError =>
  new ApiError('ALREADY_EXISTS', 'Пока вы оформляли заказ, товаров стало меньше.', {
    details: short.map(({ id, left }) => ({
      field: `lines.${id}`,
      message: left > 0 ? `Осталось ${left}\u00a0шт.` : 'Нет в\u00a0наличии',
    })),
  });

const columns = (holds: readonly Hold[]) => [
  holds.map(({ itemId }) => itemId),
  holds.map(({ dealerId }) => dealerId),
  holds.map(({ qty }) => qty),
];
const given = 'unnest($1::int[], $2::int[], $3::int[]) as h (item_id, dealer_id, qty)';

/** Holds stock for an order. Its rows are locked by `readFree` in this transaction; were they not, nothing is held and it throws 409. */
export async function holdStock(executor: Executor, orderId: string, holds: readonly Hold[]): Promise<void> {
  const held = await executor.query(
    `with given as (select * from ${given}),
       held as (
         update accessory_stock s set reserved = s.reserved + h.qty from given h
         where s.accessory_id = h.item_id and s.dealer_id = h.dealer_id and s.qty - s.reserved >= h.qty returning 1),
       noted as (
         insert into store_order_hold (order_id, item_id, dealer_id, qty) select $4::uuid, item_id, dealer_id, qty from given)
     select 1 from held`,
    [...columns(holds), orderId],
  );
  if (held.length !== holds.length) throw soldOut([]);
}

/**
 * Ends what an order holds: all of it, or `only` so many pieces of these items. `lowersStock`: the goods leave the centre; else they
 * are free again. Returns how many pieces went.
 */
export async function endHolds(
  executor: Executor,
  orderId: string,
  { lowersStock, only }: { lowersStock: boolean; only?: ReadonlyMap<number, number> },
): Promise<number> {
  const held = await executor.query<Hold>(
    `select h.item_id as "itemId", h.dealer_id as "dealerId", h.qty from store_order_hold h
     left join accessory_stock s on s.accessory_id = h.item_id and s.dealer_id = h.dealer_id
     where h.order_id = $1 order by h.item_id, h.dealer_id`,
    [orderId],
  );
  const left = new Map(only);
  const ended = held.flatMap((hold) => {
    const qty = only ? Math.min(hold.qty, left.get(hold.itemId) ?? 0) : hold.qty;
    left.set(hold.itemId, (left.get(hold.itemId) ?? 0) - qty);
    return qty > 0 ? [{ ...hold, qty }] : [];
  });
  if (ended.length === 0) return 0;
  await executor.query(
    `select 1 from accessory_stock s join ${given} on s.accessory_id = h.item_id and s.dealer_id = h.dealer_id
     order by s.accessory_id, s.dealer_id for update of s`,
    columns(ended),
  );
  // An item that another seed wrote anew may hold less than the order knows.
  await executor.query(
    `update accessory_stock s set reserved = greatest(0, s.reserved - h.qty)
       ${lowersStock ? ', qty = greatest(0, s.qty - h.qty)' : ''} from ${given}
     where s.accessory_id = h.item_id and s.dealer_id = h.dealer_id`,
    columns(ended),
  );
  await executor.query(
    `delete from store_order_hold o using ${given}
     where o.order_id = $4 and o.item_id = h.item_id and o.dealer_id = h.dealer_id and o.qty = h.qty`,
    [...columns(ended), orderId],
  );
  await executor.query(
    `update store_order_hold o set qty = o.qty - h.qty from ${given}
     where o.order_id = $4 and o.item_id = h.item_id and o.dealer_id = h.dealer_id and o.qty > h.qty`,
    [...columns(ended), orderId],
  );
  return ended.reduce((sum, { qty }) => sum + qty, 0);
}

/** Puts goods that were given back onto the shelf of a centre. */
export async function putBack(
  executor: Executor,
  dealerId: number,
  goods: readonly { itemId: number; qty: number }[],
): Promise<void> {
  for (const { itemId, qty } of [...goods].sort((a, b) => a.itemId - b.itemId))
    await executor.query(
      `insert into accessory_stock (accessory_id, dealer_id, qty) select id, $2, $3 from accessory where id = $1
       on conflict (accessory_id, dealer_id) do update set qty = accessory_stock.qty + excluded.qty`,
      [itemId, dealerId, qty],
    );
}
