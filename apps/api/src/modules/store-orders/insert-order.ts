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

/**
 * Writes an order with its lines, its recipient and its first line of history in one statement: its stock is locked meanwhile. Returns
 * its number.
 */
export async function insertOrder(executor: Executor, order: NewOrder): Promise<number> {
  const { sums, lines } = order.priced;
  const { recipient } = order;
  const [row] = await executor.query<{ number: number }>(
    `with made as (
       insert into store_order (id, holding_id, status, pay, receiving, dealer_code, ready_on, price, disprice, promo, points,
         delivery, total, held_until, promo_id, rate_percent)
       values ($1, $2, $3, $4, $5, $6, $7::date, $8, $9, $10, $11, $12, $13, $14, $15, $16) returning id, number),
     line as (
       insert into store_order_line (order_id, item_id, name, part_code, picture, qty, price, disprice, sum, points)
       select made.id, l."itemId", l.name, l."partCode", l.picture, l.qty, l.price, l.disprice, l.sum, l.points
       from made, jsonb_to_recordset($17::jsonb) as l ("itemId" int, name text, "partCode" text, picture text, qty smallint,
         price bigint, disprice bigint, sum bigint, points bigint)),
     recipient as (
       insert into store_order_recipient (order_id, customer_id, holding_id, first_name, last_name, phone, email, comment, address,
         consent_mode, consent_version, marketing, offer_version, ip)
       select id, $18::uuid, $2, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29 from made),
     event as (
       insert into store_order_event (order_id, kind, author, body) select id, 'status', 'customer', $3 from made)
     select number from made`,
    [
      ...[order.id, order.holdingId, order.status, order.pay, order.receiving.kind, order.dealerCode, order.readyOn],
      ...[sums.price, sums.disprice, sums.promo, sums.points, sums.delivery, sums.total],
      ...[order.heldUntil.toISOString(), order.promoId ?? null, order.ratePercent],
      JSON.stringify(
        lines.map(({ item: { id: itemId, name, partCode, picture }, qty, price, disprice, sum, points }) => ({
          ...{ itemId, name, partCode, picture, qty, price, disprice, sum, points },
        })),
      ),
      ...[order.customerId ?? null, recipient.firstName, recipient.lastName ?? null, recipient.phone],
      ...[recipient.email ?? null, recipient.comment ?? null, recipient.address ?? null, recipient.consentMode],
      ...[recipient.consentVersion, recipient.marketing, order.offerVersion, order.ip ?? null],
    ],
  );
  return row?.number ?? 0;
}
