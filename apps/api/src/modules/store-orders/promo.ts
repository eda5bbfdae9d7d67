import type { Promo } from '@showroom/domain/shop/order-sums';
import { formatRoubles } from '@showroom/domain/text';
import type { Executor } from '../../db/database.ts';

type PromoRow = Promo & {
  id: number;
  code: string;
  isOpen: boolean;
  isUsedUp: boolean;
  isUsedByUser: boolean;
};

/** Uses of the code `p`, as rows: orders that are over without a sale give theirs back. */
export const promoUses = `select 1 from store_order o where o.promo_id = p.id and o.status not in ('cancelled', 'expired', 'refunded')`;

/** A code as people type it. */
export const promoKey = (code: string): string => code.trim().toUpperCase();

/** Whose earlier uses count: an order's phone, eleven digits, or a customer's whatever phone their order had. */
export type PromoUser = { phone?: string | undefined; customerId?: string | undefined };

export type FoundPromo = { id: number; code: string; promo: Promo } | { refusal: string };

/**
 * A code of the holding, or why it is not taken; each is used but once by a user. With `isLocked` its uses are counted one order after the
 * other.
 */
export async function findPromo(
  db: Executor,
  holdingId: number,
  code: string,
  { phone, customerId, isLocked = false }: PromoUser & { isLocked?: boolean },
): Promise<FoundPromo> {
  if (isLocked)
    await db.query('select 1 from promo_code where holding_id = $1 and code = $2 for update', [
      holdingId,
      promoKey(code),
    ]);
  const [row] = await db.query<PromoRow>(
    `select p.id, p.code, p.kind, p.value, p.goods_from as "goodsFrom",
       p.is_active and p.starts_at <= now() and (p.ends_at is null or p.ends_at > now()) as "isOpen",
       p.uses_limit is not null and (select count(*) from (${promoUses} limit p.uses_limit) u) >= p.uses_limit as "isUsedUp",
       exists (${promoUses} and exists (
         select 1 from store_order_recipient r where r.order_id = o.id and (r.phone = $3 or r.customer_id = $4))) as "isUsedByUser"
     from promo_code p where p.holding_id = $1 and p.code = $2`,
    [holdingId, promoKey(code), phone ?? null, customerId ?? null],
  );
  if (!row) return { refusal: 'Такого промокода нет.' };
  if (!row.isOpen || row.isUsedUp) return { refusal: 'Промокод уже не\u00a0действует.' };
  if (row.isUsedByUser) return { refusal: 'Этот промокод вы уже использовали.' };
  const { id, kind, value, goodsFrom } = row;
  return { id, code: row.code, promo: { kind, value, goodsFrom } };
}

/** What a code gives, for people. */
export const promoText = ({ kind, value, goodsFrom }: Promo, goods: number): string => {
  const what = kind === 'percent' ? `Скидка ${value}\u00a0%` : `Скидка ${formatRoubles(value)}`;
  return goods < goodsFrom ? `${what} от\u00a0${formatRoubles(goodsFrom)}` : what;
};
