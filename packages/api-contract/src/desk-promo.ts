import { promoKinds } from '@showroom/domain/shop/order-sums';
import { minorUnits } from '@showroom/domain/vehicle';
import * as v from 'valibot';
import { isoDay, objectId, ownHeaders, ownQuery, pageNumber } from './account-parts.ts';
import { holdingId } from './catalog.ts';
import { deskCall } from './desk-call.ts';
import { pageMeta } from './page-meta.ts';

const kind = v.picklist(promoKinds);

/** A promo code as the staff see it. */
export const promoRow = v.object({
  id: v.string(),
  code: v.string(),
  kind,
  /** Percent, or kopecks. */
  value: v.number(),
  /** Kopecks of goods from which it works. */
  goodsFrom: minorUnits,
  endsAt: v.nullable(v.string()),
  usesLimit: v.nullable(v.number()),
  /** Orders that name it and are not over without a sale. */
  uses: v.number(),
  state: v.picklist(['active', 'used-up', 'ended']),
});
export type PromoRow = v.InferOutput<typeof promoRow>;

const staff = deskCall({ roles: 'роли sales' });
const headers = ownHeaders;
const query = ownQuery;
const greatest = 100_000_000;
const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer('Целое число'), v.minValue(least, `Не\u00a0меньше ${least}`), v.maxValue(most));

/** Promo codes of the shop. */
export const deskPromoContract = {
  list: staff('GET', '/reports/promo-codes', 'Промокоды магазина постранично, действующие сверху')
    .input(v.object({ headers, query: v.strictObject({ holdingId, page: pageNumber }) }))
    .output(v.object({ items: v.array(promoRow), meta: pageMeta })),
  create: staff('POST', '/reports/promo-codes', 'Завести промокод; код без\u00a0учёта регистра')
    .input(
      v.object({
        headers,
        query,
        body: v.pipe(
          v.strictObject({
            code: v.pipe(
              v.string(),
              v.trim(),
              v.regex(/^[\p{L}\d-]{3,40}$/u, 'От\u00a03 до\u00a040 букв, цифр и\u00a0дефисов'),
            ),
            kind,
            /** Percent, or kopecks. */
            value: whole(1, greatest),
            goodsFrom: v.optional(whole(0, greatest)),
            /** Last day, by Moscow. */
            endsOn: v.optional(isoDay),
            usesLimit: v.optional(whole(1, 1_000_000)),
          }),
          v.forward(
            v.partialCheck(
              [['kind'], ['value']],
              ({ kind: given, value }) => given === 'sum' || value <= 100,
              'Не\u00a0больше 100\u00a0%',
            ),
            ['value'],
          ),
        ),
      }),
    )
    .output(promoRow),
  end: staff('POST', '/reports/promo-codes/{id}/end', 'Закончить действие промокода; принятые заказы не\u00a0меняются')
    .input(v.object({ headers, query, params: v.object({ id: objectId }), body: v.strictObject({}) }))
    .output(promoRow),
};
