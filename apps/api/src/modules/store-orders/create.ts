import { randomUUID } from 'node:crypto';
import type { StoreOrderReceipt, StoreOrderRequest } from '@showroom/api-contract/store-orders';
import { isRobot } from '@showroom/domain/lead/lead-schema';
import { broughtOn, keptUntil } from '@showroom/domain/shop/pickup-day';
import { paymentMinutes, storeOrderNumber, waitingDays } from '@showroom/domain/shop/store-order';
import type { Database, Executor } from '../../db/database.ts';
import { ApiError } from '../../http/api-error.ts';
import type { ApiContext } from '../../rpc/context.ts';
import { optionalCustomer } from '../account/optional-customer.ts';
import { centreQueue } from '../booking/centre-queue.ts';
import { readyAt } from '../dealers/pickup-centres.ts';
import { keptTogether } from '../idempotency/kept-together.ts';
import { doOnce, type RepeatableCall } from '../idempotency/once.ts';
import { startPayment } from '../payments/start-payment.ts';
import { addressClaims, consumeAll, phoneClaims } from '../rate-limits/consume.ts';
import { storeOrderLimits } from '../rate-limits/limits.data.ts';
import { allocate, type Destination } from './allocate.ts';
import { checkRecipient } from './check-recipient.ts';
import { type FreeStock, freeByItem, readFree } from './goods.ts';
import { insertOrder } from './insert-order.ts';
import { orderTitle, tellStatus } from './messages.ts';
import { centreOf } from './order-centre.ts';
import type { OrderWork } from './order-work.ts';
import { holdPoints } from './points.ts';
import { changed, priceAsked } from './price-asked.ts';
import type { PricedOrder } from './price-order.ts';
import { judgePromo } from './promo-tries.ts';
import { findOrder } from './queries.ts';
import { holdStock, soldOut } from './stock.ts';

const minuteMs = 60_000;
/** Shelves that are written one after the other in this process, by the first item of an order. Our own figure: the pool has more. */
const shelves = 6;
const queue = centreQueue<FreeStock[]>();

/**
 * Runs `work` when nobody else of this process orders from the same shelf. Whoever wants what is sold out meanwhile hears it at once,
 * from a read that all who wait share: a crowd takes neither connections nor locks.
 */
async function inTurn<T>(
  database: Database,
  holdingId: number,
  { lines }: StoreOrderRequest,
  work: () => Promise<T>,
): Promise<T> {
  const ids = lines.map(({ id }) => id).sort((a, b) => a - b);
  const shelf = `${holdingId}:${(ids[0] ?? 0) % shelves}`;
  const look = queue.watch(database, shelf, ids.join(), () => readFree(database, holdingId, ids));
  const requireFree = async () => {
    const left = freeByItem(await look());
    const short = lines.filter(({ id, qty }) => (left.get(id) ?? 0) < qty);
    if (short.length > 0) throw soldOut(short.map(({ id }) => ({ id, left: left.get(id) ?? 0 })));
  };
  await requireFree();
  return queue.inTurn(database, shelf, work, requireFree);
}

/**
 * Everything of an order in one transaction. Its stock comes last of what is locked, by item and centre, and is locked for as few
 * statements as can be.
 */
export async function placeOrder(executor: Executor, work: OrderWork): Promise<StoreOrderReceipt> {
  const { context, holdingId, request, recipient, centre, buyer } = work;
  const { lines: asked, pay, receiving, points = 0 } = request;
  const ids = asked.map(({ id }) => id);
  const { priced, promoId, ratePercent } = await priceAsked(executor, work);
  if (work.isLimited)
    await consumeAll(executor, [
      ...phoneClaims(storeOrderLimits, recipient.phone),
      ...addressClaims(storeOrderLimits, context.callerAddress),
    ]);
  const to: Destination = { dealerCode: centre.code, city: centre.city };
  const { holds, short, place } = allocate(asked, await readFree(executor, holdingId, ids, true), to);
  if (short.length > 0) throw soldOut(short);
  const now = Date.now();
  const isDelivered = receiving.kind === 'delivery';
  const taken = readyAt(centre, place, now).day;
  const readyOn = isDelivered ? broughtOn(taken) : taken;
  const heldUntil = pay === 'online' ? now + paymentMinutes * minuteMs : keptUntil(readyOn, waitingDays);
  const id = randomUUID();
  const number = await insertOrder(executor, {
    ...{ id, holdingId, pay, receiving, priced, readyOn, recipient, promoId, ratePercent },
    ...{ status: pay === 'online' ? 'awaiting_payment' : 'created', dealerCode: centre.code },
    ...{ heldUntil: new Date(heldUntil), customerId: buyer?.id },
    ...{ ip: context.callerAddress, offerVersion: request.offer.version },
  });
  await holdStock(executor, id, holds);
  await holdPoints(executor, { id, number, customerId: buyer?.id ?? null, points });
  const paymentId = pay === 'online' ? await payFor(executor, work, { id, number, heldUntil }, priced) : null;
  const order = await findOrder(executor, { holdingId }, id);
  if (order) await tellStatus(executor, order, order.status);
  return { id, number: storeOrderNumber(number), paymentId };
}

type Placed = { id: string; number: number; heldUntil: number };

async function payFor(
  executor: Executor,
  { holdingId, recipient, buyer }: OrderWork,
  { id, number, heldUntil }: Placed,
  { sums }: PricedOrder,
): Promise<string> {
  const paymentId = await startPayment(executor, {
    ...{ holdingId, subject: { kind: 'order', id }, amount: sums.total, description: orderTitle({ number }) },
    payer: { email: recipient.email ?? null, phone: recipient.phone, customerId: buyer?.id ?? null },
    expiresAt: heldUntil,
  });
  await executor.query('update store_order set payment_id = $2 where id = $1', [id, paymentId]);
  return paymentId;
}

/**
 * Places an order once, however often it is sent: goods are held before anything is paid. Throws 400 for wrong fields, 409 with what is
 * left or what changed, 429 when a phone or an address orders too often. A filled robot field gets an answer that looks like success.
 */
export async function createOrder(
  context: ApiContext,
  holdingId: number,
  { authorization, key }: { authorization: string | undefined; key: string },
  request: StoreOrderRequest,
): Promise<{ receipt: StoreOrderReceipt; replayed: boolean }> {
  const { database } = context;
  const call: RepeatableCall = { holdingId, route: 'POST /store/order', key, body: request };
  const kept = await keptTogether<StoreOrderReceipt>(database, call);
  if (kept) return { receipt: kept, replayed: true };
  if (isRobot(request.recipient))
    return { receipt: { id: randomUUID(), number: storeOrderNumber(1), paymentId: null }, replayed: false };
  const recipient = checkRecipient(context, holdingId, request);
  try {
    const { promo } = request;
    // Outside the transaction: what is refused there would count for nothing, and orders guess as well as quotes.
    const judged = promo && (await judgePromo(context, holdingId, promo, { phone: recipient.phone }));
    if (judged && 'refusal' in judged) throw changed([{ field: 'promo', message: judged.refusal }]);
    const { answer, replayed } = await inTurn(database, holdingId, request, async () => {
      const buyer = await optionalCustomer(context, authorization, holdingId);
      const centre = await centreOf(context, holdingId, request);
      return doOnce(database, call, (executor) =>
        placeOrder(executor, { context, holdingId, request, recipient, centre, buyer, isLimited: true }),
      );
    });
    return { receipt: answer, replayed };
  } catch (error) {
    // It may be this very order, sent twice at once, that took the last piece.
    const own =
      error instanceof ApiError && error.status === 409
        ? await keptTogether<StoreOrderReceipt>(database, call)
        : undefined;
    if (!own) throw error;
    return { receipt: own, replayed: true };
  }
}
