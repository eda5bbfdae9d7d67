import { oc } from '@orpc/contract';
import { dealStatuses } from '@showroom/domain/account/sales-deal';
import { codesOf } from '@showroom/domain/dictionaries';
import * as v from 'valibot';
import { pageNumber } from './account-parts.ts';
import { authorizationHeaders } from './authorization.ts';
import { holdingId } from './catalog.ts';
import { missingFailure, ownFailures } from './failures.ts';
import { pageMeta } from './page-meta.ts';

const headers = authorizationHeaders;
const own = v.strictObject({ holdingId });
const id = v.pipe(v.string(), v.maxLength(64));
const params = v.object({ id });
const document = v.object({ id, document: id });
const status = v.picklist(codesOf(dealStatuses));
const words = v.nullable(v.string());

export const dealRow = v.object({
  id: v.string(),
  number: v.string(),
  status,
  vehicle: v.string(),
  /** Kopecks. */
  price: v.number(),
  dealer: v.string(),
  createdAt: v.string(),
});
export type DealRow = v.InferOutput<typeof dealRow>;

export const dealDocument = v.object({
  id: v.string(),
  name: v.string(),
  mime: v.string(),
  size: v.number(),
  /** Of the file as it is read here. */
  sha256: v.string(),
  isForSigning: v.boolean(),
  signedAt: words,
  signedBy: words,
});
export type DealDocument = v.InferOutput<typeof dealDocument>;

export const dealPayment = v.object({
  id: v.string(),
  name: v.string(),
  dueOn: v.string(),
  /** Kopecks, planned and paid. */
  amount: v.number(),
  paidAmount: v.number(),
  paidAt: words,
});

/** A deal as its customer sees it. */
export const salesDeal = v.object({
  ...dealRow.entries,
  /** Page of the vehicle; null where it is not in stock any more. */
  vehicleHref: words,
  /** Digits. */
  dealerPhone: words,
  adviser: v.nullable(v.object({ name: v.string(), role: v.string() })),
  nextStep: words,
  nextBy: words,
  /** Stages with the time at which each was reached, the first one first. */
  history: v.array(v.object({ status, at: v.string() })),
  documents: v.array(dealDocument),
  payments: v.array(dealPayment),
  /** Kopecks. */
  leftToPay: v.number(),
});
export type SalesDeal = v.InferOutput<typeof salesDeal>;

export const dealFile = v.object({ name: v.string(), mime: v.string(), base64: v.string() });

const call = (method: 'GET' | 'POST', path: `/orders/sales${string}`, summary: string) =>
  oc.errors({ ...ownFailures, ...missingFailure }).route({
    method,
    path,
    tags: ['Личный кабинет'],
    summary,
    inputStructure: 'detailed',
  });

/** Purchases of vehicles, for their customer. */
export const salesDealsContract = {
  list: call('GET', '/orders/sales', 'Сделки по автомобилям, новые сверху')
    .input(
      v.object({
        headers,
        query: v.strictObject({ holdingId, state: v.optional(v.picklist(['open', 'closed'])), page: pageNumber }),
      }),
    )
    .output(v.object({ items: v.array(dealRow), meta: pageMeta })),
  get: call('GET', '/orders/sales/{id}', 'Сделка: этапы, документы, платежи')
    .input(v.object({ headers, params, query: own }))
    .output(salesDeal),
  file: call('GET', '/orders/sales/{id}/documents/{document}', 'Документ сделки')
    .input(v.object({ headers, params: document, query: own }))
    .output(dealFile),
  sign: call('POST', '/orders/sales/{id}/documents/{document}/sign', 'Подписать прочитанный документ')
    .input(
      v.object({
        headers,
        params: document,
        query: own,
        /** Hash of the file that was read: another one is not signed off. */
        body: v.strictObject({ sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)) }),
      }),
    )
    .output(salesDeal),
};
