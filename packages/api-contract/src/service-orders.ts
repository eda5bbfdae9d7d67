import { oc } from '@orpc/contract';
import {
  orderNoteLength,
  orderWorkStatuses,
  serviceOrderStatuses,
  workDecisions,
} from '@showroom/domain/account/service-order';
import { codesOf } from '@showroom/domain/dictionaries';
import { minorUnits } from '@showroom/domain/vehicle';
import * as v from 'valibot';
import { fileContent, objectId, ownFile, ownHeaders, ownQuery, pageNumber } from './account-parts.ts';
import { holdingId } from './catalog.ts';
import { missingFailure, ownFailures } from './failures.ts';
import { pageMeta } from './page-meta.ts';

export const orderStatus = v.picklist(codesOf(serviceOrderStatuses));

export const orderWork = v.object({
  id: v.string(),
  name: v.string(),
  reason: v.nullable(v.string()),
  price: minorUnits,
  parts: v.array(v.object({ name: v.string(), count: v.number(), price: minorUnits })),
  status: v.picklist(codesOf(orderWorkStatuses)),
  photos: v.array(ownFile),
  /** What the customer may decide now. */
  decisions: v.array(v.picklist(workDecisions)),
});
export type OrderWork = v.InferOutput<typeof orderWork>;

export const orderRow = v.object({
  id: v.string(),
  number: v.string(),
  status: orderStatus,
  dealer: v.string(),
  vehicle: v.nullable(v.string()),
  /** Moscow time with its zone; null where none is agreed on. */
  visitAt: v.nullable(v.string()),
  createdAt: v.string(),
  /** Of all works that are not declined. */
  price: minorUnits,
  /** Works that wait for the customer's decision. */
  waiting: v.number(),
});
export type OrderRow = v.InferOutput<typeof orderRow>;

/** A line of an order's history. */
export const orderEvent = v.object({
  kind: v.picklist(['note', 'answer', 'status', 'work']),
  author: v.picklist(['customer', 'staff', 'system']),
  /** Words as people read them: the name of a status, too. */
  body: v.string(),
  /** Name of the work that it is about. */
  work: v.nullable(v.string()),
  at: v.string(),
});

export const orderDetail = v.object({
  ...orderRow.entries,
  carId: v.nullable(v.string()),
  address: v.nullable(v.string()),
  phone: v.nullable(v.string()),
  works: v.array(orderWork),
  history: v.array(orderEvent),
  isOpen: v.boolean(),
  isCancellable: v.boolean(),
});
export type OrderDetail = v.InferOutput<typeof orderDetail>;

const own = (method: 'GET' | 'POST', path: `/${string}`, summary: string) =>
  oc
    .errors({ ...ownFailures, ...missingFailure })
    .route({ method, path, tags: ['Заказы'], summary, inputStructure: 'detailed' });
const headers = ownHeaders;
const query = ownQuery;
const params = v.object({ order: objectId });
const workParams = v.object({ order: objectId, work: objectId });
const noteText = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'Напишите, что передать мастеру.'),
  v.maxLength(orderNoteLength),
);

/** Service orders of a customer. A stranger's order is 404. */
export const ordersContract = {
  list: own('GET', '/orders', 'Заказы сервиса постранично, новые сверху')
    .input(
      v.object({
        headers,
        query: v.strictObject({
          holdingId,
          state: v.optional(v.picklist(['open', 'closed'])),
          car: v.optional(objectId),
          page: pageNumber,
        }),
      }),
    )
    .output(v.object({ items: v.array(orderRow), meta: pageMeta })),
  order: own('GET', '/orders/{order}', 'Заказ с\u00a0работами и\u00a0перепиской')
    .input(v.object({ headers, params, query }))
    .output(orderDetail),
  cancel: own('POST', '/orders/{order}/cancel', 'Отменить, пока автомобиль не\u00a0принят')
    .input(v.object({ headers, params, query, body: v.strictObject({}) }))
    .output(orderDetail),
  note: own('POST', '/orders/{order}/notes', 'Написать мастеру')
    .input(v.object({ headers, params, query, body: v.strictObject({ text: noteText }) }))
    .output(orderDetail),
  decide: own('POST', '/orders/{order}/works/{work}/decision', 'Согласовать работу или отказаться')
    .input(
      v.object({
        headers,
        params: workParams,
        query,
        body: v.strictObject({
          decision: v.picklist(workDecisions),
          /** The price that was decided about; another one by now is refused. */
          price: v.optional(minorUnits),
        }),
      }),
    )
    .output(orderDetail),
  photo: own('GET', '/orders/{order}/works/{work}/photos/{photo}', 'Фото к\u00a0работе')
    .input(v.object({ headers, params: v.object({ ...workParams.entries, photo: objectId }), query }))
    .output(fileContent),
  claim: own('POST', '/orders/claim', 'Взять запись на\u00a0сервис в\u00a0свой кабинет по её ключу')
    .input(
      v.object({
        headers,
        query,
        body: v.strictObject({ secret: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{32,64}$/, 'нужен ключ записи')) }),
      }),
    )
    .output(orderDetail),
};
