import type { StoreOrderRequest } from '@showroom/api-contract/store-orders';
import type { StoreOrderPayment, StoreOrderStatus } from '@showroom/domain/shop/store-order';
import type { Executor } from '../../db/database.ts';
import type { CheckedRecipient } from './check-recipient.ts';
import type { PricedOrder } from './price-order.ts';

type NewOrder = {
  id: string;
  holdingId: number;
  status: StoreOrderStatus;
  pay: StoreOrderPayment;
  receiving: StoreOrderRequest['receiving'];
  dealerCode: string;
  readyOn: string;
  priced: PricedOrder;
  heldUntil: Date;
  promoId: number | undefined;
  ratePercent: number;
  recipient: CheckedRecipient;
  customerId: string | undefined;
  ip: string | undefined;
  offerVersion: string;
};

/** Writes an order with its lines and its recipient. Returns its number. */
export async function insertOrder(executor: Executor, order: NewOrder): Promise<number> {
  const { sums, lines } = order.priced;
  const [row] = await executor.query<{ number: number }>(
    `insert into store_order (id, holding_id, status, pay, receiving, dealer_code, ready_on, price, disprice, promo, points,
       delivery, total, held_until, promo_id, rate_percent)
     values ($1, $2, $3, $4, $5, $6, $7::date, $8, $9, $10, $11, $12, $13, $14, $15, $16) returning number`,
    [
      ...[order.id, order.holdingId, order.status, order.pay, order.receiving.kind, order.dealerCode, order.readyOn],
      ...[sums.price, sums.disprice, sums.promo, sums.points, sums.delivery, sums.total],
      ...[order.heldUntil.toISOString(), order.promoId ?? null, order.ratePercent],
    ],
  );
  await executor.query(
    `insert into store_order_line (order_id, item_id, name, part_code, picture, qty, price, disprice, sum, points)
     select $1::uuid, l."itemId", l.name, l."partCode", l.picture, l.qty, l.price, l.disprice, l.sum, l.points
     from jsonb_to_recordset($2::jsonb) as l ("itemId" int, name text, "partCode" text, picture text, qty smallint,
       price bigint, disprice bigint, sum bigint, points bigint)`,
    [
      order.id,
      JSON.stringify(
        lines.map(({ item: { id: itemId, name, partCode, picture }, qty, price, disprice, sum, points }) => ({
          ...{ itemId, name, partCode, picture, qty, price, disprice, sum, points },
        })),
      ),
    ],
  );
  const { recipient } = order;
  await executor.query(
    `insert into store_order_recipient (order_id, customer_id, holding_id, first_name, last_name, phone, email, comment, address,
       consent_mode, consent_version, marketing, offer_version, ip)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
    [
      ...[order.id, order.customerId ?? null, order.holdingId, recipient.firstName, recipient.lastName ?? null],
      ...[recipient.phone, recipient.email ?? null, recipient.comment ?? null, recipient.address ?? null],
      ...[recipient.consentMode, recipient.consentVersion, recipient.marketing, order.offerVersion, order.ip ?? null],
    ],
  );
  return row?.number ?? 0;
}
