import { consentVersion } from '@showroom/domain/lead/consent';
import { type StoreOrderStatus, storeOfferVersion } from '@showroom/domain/shop/store-order';
import type { Executor } from '../../db/database.ts';
import type { ApiContext } from '../../rpc/context.ts';
import { readCentres } from '../dealers/pickup-centres.ts';
import { decide, putOrder } from '../development-bank/queries.ts';
import type { ExamplePart } from '../example-customer/example-part.ts';
import { readHoldings } from '../holdings/read-holdings.ts';
import { settle } from '../payment-intake/settle.ts';
import { paymentSubjects } from '../payment-intake/subjects.ts';
import { findPayment } from '../payments/queries.ts';
import { placeOrder } from '../store-orders/create.ts';
import { readItems } from '../store-orders/goods.ts';
import { moveOrder } from '../store-orders/move.ts';
import { priceOrder } from '../store-orders/price-order.ts';
import { findOrder, lockOrder } from '../store-orders/queries.ts';
import { endOrder } from '../store-orders/refund.ts';

/** How an order comes to each status; `pay` and `end` are what the bank and the buyer do. */
const waysTo: Readonly<Record<StoreOrderStatus, readonly (StoreOrderStatus | 'pay' | 'end')[]>> = {
  created: [],
  awaiting_payment: [],
  paid: ['pay'],
  assembling: ['assembling'],
  ready: ['assembling', 'ready'],
  completed: ['pay', 'assembling', 'ready', 'completed'],
  cancelled: ['end'],
  refunded: ['pay', 'end'],
  expired: ['expired'],
};
const online: readonly StoreOrderStatus[] = ['awaiting_payment', 'paid', 'completed', 'refunded', 'expired'];

const bank = 'development';
const log = { error: () => {} };

/** The development bank says that an order is paid. */
async function payAtBank(executor: Executor, paymentId: string): Promise<void> {
  const payment = await findPayment(executor, paymentId);
  if (!payment) throw new Error('The example payment was not stored.');
  const { reference, amount, currency, description } = payment;
  await putOrder(executor, { reference, amount, currency, description, returnUrl: 'https://example.com/' });
  await decide(executor, reference, 'approve');
  await executor.query(`update payment set state = 'pending', bank = $2, bank_order = $3 where id = $1`, [
    ...[paymentId, bank, reference],
  ]);
  const said = { reference, state: 'paid' as const, amount, currency, refunded: 0 };
  await settle({ tx: executor, subjects: paymentSubjects, log }, paymentId, said);
}

/** An order of the shop in every status, by the shop's own moves. What earlier examples held is free again within a minute. */
export const exampleStore: ExamplePart = async ({ executor, customerId, holdingId }) => {
  const [buyer] = await executor.query<{ phone: string }>('select phone from customer where id = $1', [customerId]);
  const [centre] = await readCentres(executor, holdingId);
  const goods = await executor.query<{ id: number }>(
    `select s.accessory_id as id from accessory_stock s join accessory a on a.id = s.accessory_id
     where s.dealer_id = $1 and s.qty - s.reserved >= 2 and a.min_count = 1 order by s.accessory_id limit 18`,
    [centre?.id ?? 0],
  );
  if (!buyer || !centre || goods.length < 2) return;
  const phone = buyer.phone;
  // The limits of a phone are for people.
  const context = { holdings: readHoldings(), callerAddress: undefined } as unknown as ApiContext;
  for (const [at, status] of (Object.keys(waysTo) as StoreOrderStatus[]).entries()) {
    const ids = [goods[(2 * at) % goods.length], goods[(2 * at + 1) % goods.length]].flatMap((one) => one?.id ?? []);
    const items = await readItems(executor, ids);
    const terms = { promo: undefined, club: undefined, wantedPoints: 0, isDelivered: false };
    const { sums } = priceOrder(
      items.map((item) => ({ item, qty: 1 })),
      terms,
    );
    const { id, paymentId } = await placeOrder(executor, {
      ...{ context, holdingId, centre, isLimited: false },
      buyer: { id: customerId, holdingId, phone, sessionId: '' },
      request: {
        lines: items.map((item) => ({ id: item.id, qty: 1 })),
        receiving: { kind: 'pickup', dealer: centre.code },
        pay: online.includes(status) ? 'online' : 'receipt',
        recipient: {},
        offer: { isAgreed: true, version: storeOfferVersion },
        seenTotal: sums.total,
      },
      recipient: {
        ...{ firstName: 'Анна', lastName: 'Примерова', phone, email: 'anna@example.com' },
        ...{ comment: undefined, address: undefined, consentMode: 'spec', consentVersion, marketing: false },
      },
    });
    for (const step of waysTo[status]) {
      if (step === 'pay') {
        await payAtBank(executor, paymentId ?? '');
        continue;
      }
      await lockOrder(executor, id);
      const order = await findOrder(executor, { holdingId }, id);
      if (!order) throw new Error('The example order was not stored.');
      if (step === 'end') await endOrder(executor, order, { author: 'customer' });
      else await moveOrder(executor, order, step, { author: step === 'expired' ? 'system' : 'staff' });
    }
  }
};
