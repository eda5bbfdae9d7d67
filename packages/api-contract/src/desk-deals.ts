import { dealStatuses } from '@showroom/domain/account/sales-deal';
import { codesOf } from '@showroom/domain/dictionaries';
import { codeSchema } from '@showroom/domain/vehicle';
import * as v from 'valibot';
import { pageNumber } from './account-parts.ts';
import { authorizationHeaders } from './authorization.ts';
import { holdingId, integerText } from './catalog.ts';
import { deskCall } from './desk-call.ts';
import { bonusRow } from './loyalty.ts';
import { pageMeta } from './page-meta.ts';
import { dealRow, salesDeal } from './sales-deals.ts';

const headers = authorizationHeaders;
const own = v.strictObject({ holdingId });
const id = v.pipe(v.string(), v.maxLength(64));
const params = v.object({ id });
const status = v.picklist(codesOf(dealStatuses));
const text = (most: number) => v.pipe(v.string(), v.trim(), v.minLength(1, 'Заполните поле.'), v.maxLength(most));
const day = v.pipe(v.string(), v.isoDate('Дата\u00a0— ГГГГ-ММ-ДД.'));
/** Kopecks. */
const amount = v.pipe(v.number(), v.integer(), v.minValue(1, 'Сумма больше нуля.'), v.maxValue(100_000_000_000));
const phone = v.pipe(v.string(), v.regex(/^7\d{10}$/, 'Телефон\u00a0— 11 цифр, первая 7.'));
/** Of a document, bytes. */
export const dealFileBytes = 10 * 1024 * 1024;

export const deskDealRow = v.object({ ...dealRow.entries, customer: v.string() });
export type DeskDealRow = v.InferOutput<typeof deskDealRow>;
export const deskDeal = v.object({
  ...salesDeal.entries,
  customer: v.string(),
  moves: v.array(status),
  advisers: v.array(v.object({ code: v.string(), name: v.string() })),
});
export type DeskDeal = v.InferOutput<typeof deskDeal>;
export const deskBonus = v.object({
  customer: v.string(),
  isMember: v.boolean(),
  balance: v.number(),
  pending: v.number(),
  items: v.array(bonusRow),
});
export type DeskBonus = v.InferOutput<typeof deskBonus>;

const staff = deskCall({ roles: 'роли sales' });

/** Sales deals and bonus points as the staff work on them. */
export const deskDealsContract = {
  list: staff('GET', '/reports/deals', 'Сделки постранично')
    .input(
      v.object({
        headers,
        query: v.strictObject({
          holdingId,
          status: v.optional(status),
          search: v.optional(v.pipe(v.string(), v.maxLength(40))),
          page: pageNumber,
        }),
      }),
    )
    .output(v.object({ items: v.array(deskDealRow), meta: pageMeta })),
  get: staff('GET', '/reports/deals/{id}', 'Сделка целиком')
    .input(v.object({ headers, params, query: own }))
    .output(deskDeal),
  open: staff('POST', '/reports/deals', 'Завести сделку покупателю с этим телефоном')
    .input(
      v.object({
        headers,
        query: own,
        body: v.strictObject({
          phone,
          number: text(40),
          vehicleId: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647))),
          vehicleName: v.optional(text(120)),
          dealer: v.optional(codeSchema),
          price: v.optional(amount),
          adviser: v.optional(codeSchema),
        }),
      }),
    )
    .output(deskDeal),
  move: staff('POST', '/reports/deals/{id}/status', 'Перевести на другой этап')
    .input(v.object({ headers, params, query: own, body: v.strictObject({ status }) }))
    .output(deskDeal),
  next: staff('PUT', '/reports/deals/{id}/next', 'Консультант, следующий шаг и срок')
    .input(
      v.object({
        headers,
        params,
        query: own,
        body: v.strictObject({
          adviser: v.nullable(codeSchema),
          text: v.nullable(text(300)),
          by: v.nullable(day),
        }),
      }),
    )
    .output(deskDeal),
  plan: staff('POST', '/reports/deals/{id}/payments', 'Добавить платёж в план')
    .input(v.object({ headers, params, query: own, body: v.strictObject({ name: text(100), dueOn: day, amount }) }))
    .output(deskDeal),
  pay: staff('POST', '/reports/deals/{id}/payments/{payment}/paid', 'Отметить оплату')
    .input(v.object({ headers, params: v.object({ id, payment: id }), query: own, body: v.strictObject({ amount }) }))
    .output(deskDeal),
  upload: staff('POST', '/reports/deal-documents', 'Приложить документ (multipart/form-data, поле file)')
    .input(
      v.object({
        headers,
        query: v.strictObject({ holdingId, deal: id, name: text(120), isForSigning: v.picklist(['0', '1']) }),
        body: v.strictObject({ file: v.file('нужен файл') }),
      }),
    )
    .output(deskDeal),
  bonus: staff('GET', '/reports/bonus', 'Баллы покупателя с этим телефоном')
    .input(v.object({ headers, query: v.strictObject({ holdingId, phone }) }))
    .output(deskBonus),
  addBonus: staff('POST', '/reports/bonus', 'Начислить или списать баллы')
    .input(
      v.object({
        headers,
        query: own,
        body: v.strictObject({
          phone,
          act: v.picklist(['credit', 'spend']),
          points: integerText(1, 1_000_000),
          reason: text(200),
          /** The same in every attempt. */
          key: v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/)),
        }),
      }),
    )
    .output(deskBonus),
};
