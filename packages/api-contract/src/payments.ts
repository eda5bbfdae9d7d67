import { oc } from '@orpc/contract';
import { codesOf } from '@showroom/domain/dictionaries';
import { paymentStates, paymentSubjects } from '@showroom/domain/shop/payment';
import { receiptMethods, receiptVats } from '@showroom/domain/shop/receipt';
import { minorUnits } from '@showroom/domain/vehicle';
import * as v from 'valibot';
import { objectId, ownQuery } from './account-parts.ts';
import { commonFailures, missingFailure, repeatableFailures } from './failures.ts';
import { get } from './get.ts';

const params = v.object({ id: objectId });
const state = v.picklist(codesOf(paymentStates));

/** A fiscal receipt, as the payer reads it. */
export const receiptView = v.object({
  kind: v.picklist(['sell', 'refund']),
  /** Null: it is being printed. */
  number: v.nullable(v.string()),
  sign: v.nullable(v.string()),
  url: v.nullable(v.string()),
  createdAt: v.string(),
  total: minorUnits,
  paidBy: v.picklist(['electronic', 'prepaid']),
  lines: v.array(
    v.object({
      name: v.string(),
      price: minorUnits,
      count: v.number(),
      sum: minorUnits,
      method: v.picklist(codesOf(receiptMethods)),
      vat: v.picklist(codesOf(receiptVats)),
      vatSum: minorUnits,
    }),
  ),
});
export type ReceiptView = v.InferOutput<typeof receiptView>;

/** What is paid, and how far it is. `id` of an attempt or of an invoice; both are secrets of the payer. */
export const paymentView = v.object({
  id: v.string(),
  /** Of the last attempt; `created` where there was none. */
  state,
  subject: v.picklist(paymentSubjects),
  title: v.string(),
  lines: v.array(v.object({ name: v.string(), count: v.number(), sum: minorUnits })),
  amount: minorUnits,
  refunded: minorUnits,
  /** Whether the pay button does anything now, and what to say where it does not. */
  isPayable: v.boolean(),
  refusal: v.nullable(v.string()),
  /** Until when it can be paid. */
  until: v.nullable(v.string()),
  /** `a…@mail.ru`: where the receipt goes unless the payer types another address. */
  email: v.nullable(v.string()),
  /** Where to go next, a path of the site. */
  href: v.string(),
  /** What comes after the payment, a sentence: where and when goods are taken. */
  next: v.nullable(v.string()),
  receipts: v.array(receiptView),
  /** The bank moves no money. */
  isDevelopment: v.boolean(),
});
export type PaymentView = v.InferOutput<typeof paymentView>;

export const paymentProgress = v.object({ id: v.string(), state, isPayable: v.boolean(), href: v.string() });
export type PaymentProgress = v.InferOutput<typeof paymentProgress>;

const missing = { ...commonFailures, ...missingFailure };

/** Payments. What is paid is what our server asked the bank: no call here takes a browser's word for it. */
export const paymentsContract = {
  lookup: oc
    .errors({ ...repeatableFailures, ...missingFailure })
    .route({
      method: 'POST',
      path: '/pay/lookup',
      tags: ['Оплата'],
      summary: 'Счёт по номеру и телефону; неверная пара, чужая и неизвестная отвечают одинаково',
      inputStructure: 'detailed',
    })
    .input(
      v.object({
        query: ownQuery,
        // A phone stands in no address and no log.
        body: v.strictObject({
          number: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40)),
          phone: v.pipe(v.string(), v.regex(/^7\d{10}$/, 'Телефон\u00a0— 11 цифр, первая 7.')),
        }),
      }),
    )
    .output(v.object({ id: v.string() })),
  byReference: get('/pay/status', 'Оплата', 'Состояние платежа по номеру, с которым вернулся плательщик')
    .errors(missing)
    .route({ inputStructure: 'detailed' })
    .input(v.object({ query: v.strictObject({ ...ownQuery.entries, reference: v.pipe(v.string(), v.maxLength(64)) }) }))
    .output(paymentProgress),
  get: get('/pay/{id}', 'Оплата', 'Счёт или платёж: сумма, назначение, состояние, чеки')
    .errors(missing)
    .route({ inputStructure: 'detailed' })
    .input(v.object({ params, query: ownQuery }))
    .output(paymentView),
  status: get('/pay/{id}/status', 'Оплата', 'Состояние платежа: сервер спрашивает банк, если ответа ещё нет')
    .errors(missing)
    .route({ inputStructure: 'detailed' })
    .input(v.object({ params, query: ownQuery }))
    .output(paymentProgress),
  start: oc
    .errors({ ...repeatableFailures, ...missingFailure })
    .route({
      method: 'POST',
      path: '/pay/{id}',
      tags: ['Оплата'],
      summary: 'Перейти к\u00a0оплате: адрес страницы банка; повтор и\u00a0вторая вкладка получают ту\u00a0же попытку',
      inputStructure: 'detailed',
    })
    .input(
      v.object({
        params,
        query: ownQuery,
        body: v.strictObject({
          /** For the receipt; absent: the one that is known. */
          email: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100), v.email('Проверьте адрес почты.'))),
          /** Of the page: the payer comes back to it. The holding's own, or this machine's where letters stay on it. */
          origin: v.pipe(v.string(), v.maxLength(200)),
        }),
      }),
    )
    .output(v.object({ id: v.string(), state, payUrl: v.nullable(v.string()) })),
};
