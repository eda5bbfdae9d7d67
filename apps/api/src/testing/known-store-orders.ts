import { randomUUID } from 'node:crypto';
import type { KnownValues } from './fuzz-calls.ts';
import { signInAs } from './sign-in.ts';
import { buyerPhone, order, purchaseBody, stockItems, totalOf } from './store-calls.ts';
import type { TestApp } from './test-app.ts';

/** Orders of the shop, and bodies that its calls take. */
export async function knownStoreOrders(app: TestApp): Promise<KnownValues> {
  const { authorization } = await signInAs(app, { holdingId: 1, phone: '79167770012' });
  const [shelf] = await stockItems(app, { count: 1, qty: 2_000 });
  if (!shelf) throw new Error('The seed has no goods.');
  const { itemId, dealerCode: dealer } = shelf;
  const lines = [{ id: itemId, qty: 2 }];
  const seenTotal = await totalOf(app, lines);
  const place = async (n: number, pay: 'online' | 'receipt' = 'receipt') => {
    const made = await order(app, { lines, dealer, seenTotal, pay, phone: buyerPhone(800_000 + n) });
    if (made.status !== 200) throw new Error(`The order answered ${made.status}: ${JSON.stringify(made.body)}`);
    return String(made.body.id);
  };
  const [read, cancelled, unpaid, moved, refunded, noted, ended] = [
    ...[await place(1), await place(2), await place(3, 'online'), await place(4)],
    ...[await place(5), await place(6), await place(7)],
  ];
  const [line] = await app.database.rows('select id from store_order_line where order_id = $1', [refunded]);
  const refund = { lines: [{ id: Number(line?.[0]), qty: 1 }], key: randomUUID(), toStock: false };
  const [promo] = await app.database.rows(
    `insert into promo_code (holding_id, code, kind, value) values (1, 'KNOWN', 'percent', 5) returning id`,
  );
  const bodies = [11, 12, 13, 14, 15].map((n) =>
    JSON.stringify(purchaseBody({ lines, dealer, seenTotal, phone: buyerPhone(800_000 + n) })),
  );
  return {
    'storeOrders.quote:authorization': [authorization],
    'storeOrders.create:authorization': [authorization],
    'storeOrders.get:id': [read ?? ''],
    'storeOrders.cancel:id': [cancelled ?? ''],
    'storeOrders.pay:id': [unpaid ?? ''],
    'deskStore.order:id': [read ?? ''],
    'deskStore.move:id': [moved ?? ''],
    'deskStore.cancel:id': [ended ?? ''],
    'deskStore.refund:id': [refunded ?? ''],
    'deskStore.note:id': [noted ?? ''],
    'deskPromo.end:id': [String(promo?.[0])],
    'body:storeOrders.quote': [JSON.stringify({ lines })],
    'body:storeOrders.create': bodies,
    'body:storeOrders.cancel': ['{}'],
    'body:storeOrders.pay': ['{}'],
    'body:deskStore.move': ['{"status":"assembling"}', '{"status":"ready"}'],
    'body:deskStore.cancel': ['{}'],
    'body:deskStore.refund': [JSON.stringify(refund)],
    'body:deskStore.note': ['{"text":"Позвонить"}'],
    'body:deskPromo.create': [11, 12, 13, 14, 15].map((n) => `{"code":"KNOWN-${n}","kind":"percent","value":5}`),
    'body:deskPromo.end': ['{}'],
  };
}
