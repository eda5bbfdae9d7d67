import type { Database } from '../db/database.ts';
import { readHoldings } from '../modules/holdings/read-holdings.ts';
import { createOrder } from '../modules/store-orders/create.ts';
import { act } from '../modules/store-orders/desk.ts';
import { moveOrder } from '../modules/store-orders/move.ts';
import { findOrder } from '../modules/store-orders/queries.ts';
import type { ApiContext } from '../rpc/context.ts';
import { shopCentres, shopItem } from './make-shop.ts';
import { endLeases, payThrough, type Step, steppedAsking, steppedDatabase } from './payment-kills.ts';
import { brokenStock, buyerPhone, purchaseBody } from './store-calls.ts';

const pieces = 1;
const holdingId = 1;

/** One purchase: the same key and the same item whenever it is tried again. */
export type KilledPurchase = { key: string; n: number };
export const orderPhases = ['accepted', 'paid', 'picked', 'handed over'] as const;
export type OrderPhase = (typeof orderPhases)[number];

const priceOf = async (database: Database, id: number): Promise<number> => {
  const [row] = await database.query<{ disprice: number }>('select disprice from accessory where id = $1', [id]);
  return Math.ceil((row?.disprice ?? 0) / 100) * 100;
};

/** The staff's move, unless it was made before a death. */
async function move(database: Database, id: string, to: 'assembling' | 'ready' | 'completed'): Promise<void> {
  const desk = { holdingId, dealers: null, actor: 'killed-staff' };
  const order = await findOrder(database, desk, id);
  const done = {
    assembling: ['assembling', 'ready', 'completed'],
    ready: ['ready', 'completed'],
    completed: ['completed'],
  };
  if (order && done[to].includes(order.status)) return;
  await act({ database }, desk, id, 'store-order-status', async (executor, row, mover) => {
    await moveOrder(executor, row, to, mover);
    return { to };
  });
}

/**
 * A buyer's way from the press in the basket to the goods in hand, each statement and call a step. `step` hears of the phase too; one that
 * throws is a death. What was done before is not done again: it can be gone from the beginning as often as one likes.
 */
export async function orderThrough(
  database: Database,
  { key, n }: KilledPurchase,
  step: (phase: OrderPhase, name: string) => void,
): Promise<void> {
  const at =
    (phase: OrderPhase): Step =>
    (name) =>
      step(phase, name);
  const seenTotal = await priceOf(database, shopItem(n));
  const lines = [{ id: shopItem(n), qty: pieces }];
  const body = purchaseBody({
    ...{ lines, dealer: shopCentres[0], pay: 'online', phone: buyerPhone(n), seenTotal },
    more: { recipient: { firstname: 'Анна', phone: buyerPhone(n), email: `killed-${n}@example.com`, policy: true } },
  });
  const stepped = steppedDatabase(database, at('accepted'));
  const payments = steppedAsking(database, at('accepted')).ports;
  const context = { database: stepped, holdings: readHoldings(), payments } as unknown as ApiContext;
  const { receipt } = await createOrder(context, holdingId, { authorization: undefined, key }, body);
  await payThrough(steppedAsking(database, at('paid')), database, receipt.paymentId ?? '');
  for (const to of ['assembling', 'ready'] as const)
    await move(steppedDatabase(database, at('picked')), receipt.id, to);
  await move(steppedDatabase(database, at('handed over')), receipt.id, 'completed');
  await payThrough(steppedAsking(database, at('handed over')), database, receipt.paymentId ?? '');
}

/** After a death everybody goes on. Returns what is wrong then, nothing where all is right. */
export async function orderOn(database: Database, purchase: KilledPurchase): Promise<string[]> {
  for (let turn = 0; turn < 2; turn += 1) {
    await endLeases(database);
    await orderThrough(database, purchase, () => {});
  }
  const [found] = await database.query<Record<string, number>>(
    `with own as (select o.* from store_order o join store_order_line l on l.order_id = o.id where l.item_id = $1),
       paid as (select p.* from payment p join own on p.subject_id = own.id::text)
     select (select count(*)::int from own) as orders, (select count(*)::int from own where status = 'completed') as completed,
       (select count(*)::int from paid where state = 'paid') as payments,
       (select coalesce(sum(taken), 0)::int from development_bank_order where reference in (select reference from paid))
         - (select sum(total)::int from own) as overcharged,
       (select coalesce(sum(amount), 0)::int from ledger_entry where payment_id in (select id from paid) and account = 'bank')
         - (select sum(total)::int from own) as misbooked,
       (select count(*)::int from receipt where payment_id in (select id from paid) and state = 'done') as receipts,
       (select count(*)::int from outbox where kind = 'store-order' and recipient = $2) as letters,
       (select count(*)::int from accessory_stock where accessory_id = $1 and reserved > 0) as held,
       (select sum(qty)::int from accessory_stock where accessory_id = $1) as left`,
    [shopItem(purchase.n), `killed-${purchase.n}@example.com`],
  );
  // Waiting for payment, paid, ready, handed over: a letter each. A receipt of the prepayment and one of the hand-over.
  const right = {
    orders: 1,
    completed: 1,
    payments: 1,
    overcharged: 0,
    misbooked: 0,
    receipts: 2,
    letters: 4,
    held: 0,
  };
  const wrong = Object.entries({ ...right, left: 3 * stockEach - pieces }).flatMap(([what, count]) =>
    found?.[what] === count ? [] : [`${what} ${found?.[what]} and not ${count}`],
  );
  return [...wrong, ...(await brokenStock({ database })).map((row) => JSON.stringify(row))];
}

/** Pieces of each item at each of the three centres. */
export const stockEach = 2;
