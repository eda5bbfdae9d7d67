import { randomUUID } from 'node:crypto';
import type { StoreOrderReceipt, StoreOrderRequest } from '@showroom/api-contract/store-orders';
import { storeOfferVersion } from '@showroom/domain/shop/store-order';
import fc from 'fast-check';
import type { Database } from '../db/database.ts';
import { ApiError } from '../http/api-error.ts';
import { developmentBank } from '../modules/development-bank/development-bank.ts';
import { decide } from '../modules/development-bank/queries.ts';
import { readHoldings } from '../modules/holdings/read-holdings.ts';
import { askNow } from '../modules/payment-intake/ask-bank.ts';
import { tendPayments } from '../modules/payment-intake/payment-clock.ts';
import type { Asking } from '../modules/payment-intake/payment-ports.ts';
import { pressPay } from '../modules/payment-intake/press-pay.ts';
import { paymentSubjects } from '../modules/payment-intake/subjects.ts';
import { tendStoreOrders } from '../modules/store-orders/clock.ts';
import { createOrder } from '../modules/store-orders/create.ts';
import { cancelOrder, requireLocked } from '../modules/store-orders/customer.ts';
import { moveOrder } from '../modules/store-orders/move.ts';
import { linesOf } from '../modules/store-orders/queries.ts';
import { quoteOrder } from '../modules/store-orders/quote.ts';
import { refundLines } from '../modules/store-orders/refund.ts';
import { developmentRegister } from '../ports/fiscal-receipt.ts';
import type { ApiContext } from '../rpc/context.ts';
import { shopCentres, shopItem } from './make-shop.ts';
import { bankBooks, brokenBooks } from './store-books.ts';

const holdingId = 1;
/** Items of the shop: few, so that buyers meet. */
export const historyItems = 4;
/** Operations of one history. */
export const historyLength = 60;
const buyers = 8;
const log = { error: () => {}, warn: () => {} };

const acts = ['order', 'online', 'approve', 'decline', 'cancel', 'expire', 'move', 'refund', 'repeat', 'tend'] as const;
export type StoreAct = (typeof acts)[number];
type Act = { what: StoreAct; buyer: number; items: number; qty: number; centre: number };

const act = fc.record<Act>({
  what: fc.constantFrom(
    ...acts,
    'order',
    'online',
    'online',
    'approve',
    'approve',
    'decline',
    'move',
    'move',
    'move',
    'refund',
  ),
  buyer: fc.nat(buyers - 1),
  items: fc.integer({ min: 1, max: 2 ** historyItems - 1 }),
  qty: fc.integer({ min: 1, max: 3 }),
  centre: fc.nat(shopCentres.length - 1),
});

/** A history: so many operations in batches of one to eight that run at once. */
const history: fc.Arbitrary<Act[][]> = fc
  .tuple(
    fc.array(act, { minLength: historyLength, maxLength: historyLength }),
    fc.array(fc.integer({ min: 1, max: 8 }), { minLength: historyLength, maxLength: historyLength }),
  )
  .map(([all, sizes]) => {
    const batches: Act[][] = [];
    for (let at = 0; at < all.length; at += batches.at(-1)?.length ?? 1)
      batches.push(all.slice(at, at + (sizes[batches.length] ?? 1)));
    return batches;
  });

type Buyer = { made: { receipt: StoreOrderReceipt; key: string; request: StoreOrderRequest } | undefined };
export type StoreDone = Record<StoreAct, number>;
type Sources = { context: ApiContext; asking: Asking; done: StoreDone };

/** What a buyer is refused with: a wrong move, nothing to give back, unknown, sold out. Anything else fails the history. */
const refusals = new Set([400, 403, 404, 409]);

async function answered<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ApiError && refusals.has(error.status)) return undefined;
    throw error;
  }
}

let phones = 0;

async function requestOf(
  { context }: Sources,
  { items, qty, centre, what }: Act,
): Promise<StoreOrderRequest | undefined> {
  const lines = Array.from({ length: historyItems }, (_, n) => n)
    .filter((n) => items & (1 << n))
    .map((n) => ({ id: shopItem(n), qty: ((qty + n) % 3) + 1 }));
  const promo = qty === 2 ? { promo: 'MADE' } : {};
  const { sums } = await quoteOrder(context, holdingId, undefined, { lines, ...promo });
  phones += 1;
  return {
    ...{ lines, ...promo, seenTotal: sums.total, pay: what === 'online' ? 'online' : 'receipt' },
    receiving: { kind: 'pickup', dealer: shopCentres[centre] ?? shopCentres[0] },
    recipient: { firstname: 'Анна', phone: String(79_170_000_000 + phones), policy: true },
    offer: { isAgreed: true, version: storeOfferVersion },
  };
}

async function place(sources: Sources, buyer: Buyer, act: Act): Promise<boolean> {
  const request = await requestOf(sources, act);
  if (!request) return false;
  const key = randomUUID();
  const made = await answered(() =>
    createOrder(sources.context, holdingId, { authorization: undefined, key }, request),
  );
  if (made) buyer.made = { receipt: made.receipt, key, request };
  return made !== undefined;
}

/** The buyer goes to the bank and says yes or no; our server asks the bank afterwards, several times at once. */
async function payAt({ asking }: Sources, paymentId: string, isApproved: boolean): Promise<boolean> {
  const pressed = await answered(() =>
    pressPay(asking, { holdingId, id: paymentId, email: undefined, origin: 'https://shop.example' }),
  );
  const reference = new URL(pressed?.payUrl ?? 'https://nowhere.example/').pathname.split('/').at(-1);
  if (!pressed || !reference) return false;
  await decide(asking.database, reference, isApproved ? 'approve' : 'decline');
  await Promise.all([1, 2, 3].map((n) => askNow(asking, pressed.id, n)));
  return true;
}

const staff = { author: 'staff' as const, actor: 'history' };

async function perform(sources: Sources, buyer: Buyer, act: Act): Promise<boolean> {
  const { context, asking } = sources;
  const { database } = context;
  const id = buyer.made?.receipt.id;
  const paymentId = buyer.made?.receipt.paymentId;
  if (act.what === 'order' || act.what === 'online') return place(sources, buyer, act);
  if (act.what === 'tend') return (await tendPayments(asking)) > 0;
  if (act.what === 'expire') {
    // Time is over for one order, or for nobody.
    await database.query(
      `update store_order set held_until = now() - interval '1 hour' where id = $1 and held_until is not null`,
      [id ?? randomUUID()],
    );
    await tendStoreOrders(context, new Date());
    return id !== undefined;
  }
  if (!buyer.made || id === undefined) return false;
  if (act.what === 'approve' || act.what === 'decline')
    return paymentId ? payAt(sources, paymentId, act.what === 'approve') : false;
  if (act.what === 'cancel') return (await answered(() => cancelOrder(context, holdingId, id))) !== undefined;
  if (act.what === 'repeat') {
    const { key, request, receipt } = buyer.made;
    const again = await createOrder(context, holdingId, { authorization: undefined, key }, request);
    if (!again.replayed || again.receipt.id !== receipt.id)
      throw new Error('A repeat was answered with another order.');
    return true;
  }
  const moved = await answered(() =>
    database.transaction(async (executor) => {
      const order = await requireLocked(executor, { holdingId }, id);
      if (act.what === 'move') {
        const next = { created: 'assembling', paid: 'assembling', assembling: 'ready', ready: 'completed' } as const;
        const to = next[order.status as keyof typeof next];
        if (!to) return undefined;
        await moveOrder(executor, order, to, staff);
        return true;
      }
      const lines = (await linesOf(executor, id)).filter(({ qty, refunded }) => refunded < qty);
      const line = lines[act.items % Math.max(1, lines.length)];
      if (!line) return undefined;
      const asked = [{ id: line.id, qty: Math.min(act.qty, line.qty - line.refunded) }];
      await refundLines(executor, order, { lines: asked, key: randomUUID(), toStock: act.centre > 0 }, staff);
      return true;
    }),
  );
  return moved !== undefined;
}

async function checkBooks({ context, asking }: Sources, isQuiet: boolean): Promise<void> {
  const broken = await brokenBooks(context.database);
  if (Object.keys(broken).length > 0) throw new Error(`The books are broken: ${JSON.stringify(broken)}`);
  if (!isQuiet) return;
  // Everything that waits is done: what is late goes back, refunds are sent.
  for (let turn = 0; turn < 20; turn += 1) {
    await context.database.query(
      `update payment set next_check_at = now() where next_check_at is not null and bank_order is not null and state <> 'created'`,
    );
    await context.database.query(`update refund set next_attempt_at = now() where state = 'pending'`);
    if (turn > 1) {
      const [row] = await context.database.query<{ left: number }>(
        `select count(*)::int as left from refund where state = 'pending'`,
      );
      if (row?.left === 0) break;
    }
    await tendPayments(asking);
  }
  const { ledger, bank } = await bankBooks(context.database);
  if (ledger !== bank) throw new Error(`The ledger says ${ledger}, the bank ${bank}.`);
}

async function live(sources: Sources, batches: readonly Act[][]): Promise<void> {
  const everybody: Buyer[] = Array.from({ length: buyers }, () => ({ made: undefined }));
  // Goods of earlier histories are sold: the shelves are filled again.
  await sources.context.database.query('update accessory_stock set qty = reserved + 4');
  for (const batch of batches) {
    const byBuyer = Map.groupBy(batch, ({ buyer }) => buyer);
    await Promise.all(
      [...byBuyer].map(async ([n, own]) => {
        for (const one of own) {
          const buyer = everybody[n];
          if (buyer && (await perform(sources, buyer, one))) sources.done[one.what] += 1;
        }
      }),
    );
    await checkBooks(sources, false);
  }
  await checkBooks(sources, true);
}

/**
 * Runs so many random histories of several buyers at once in the shop of `makeShop`. Returns how many operations did anything. Throws
 * the shortest history after which the books are broken, or in which somebody got another answer than a clear refusal.
 */
export async function checkStoreHistories(database: Database, histories: number, seed?: number): Promise<StoreDone> {
  const ports = { bank: developmentBank(database, () => 'http://localhost:4000'), register: developmentRegister() };
  const context = { database, holdings: readHoldings(), payments: ports } as unknown as ApiContext;
  const done = Object.fromEntries(acts.map((what) => [what, 0])) as StoreDone;
  const sources: Sources = { context, asking: { database, log, ports, subjects: paymentSubjects }, done };
  await fc.assert(
    fc.asyncProperty(history, (batches) => live(sources, batches)),
    { numRuns: histories, endOnFailure: true, ...(seed !== undefined && { seed }) },
  );
  return done;
}
