import { orderNoteLength, orderWorkStatuses } from '@showroom/domain/account/service-order';
import { codesOf } from '@showroom/domain/dictionaries';
import { codeSchema, minorUnits } from '@showroom/domain/vehicle';
import * as v from 'valibot';
import { fileContent, objectId, ownFile, ownHeaders, ownQuery, pageNumber, sentFile } from './account-parts.ts';
import { holdingId } from './catalog.ts';
import { deskCall } from './desk-call.ts';
import { pageMeta } from './page-meta.ts';
import { orderDetail, orderRow, orderStatus, orderWork } from './service-orders.ts';

const workStatus = v.picklist(codesOf(orderWorkStatuses));

const deskWork = v.object({ ...orderWork.entries, moves: v.array(workStatus) });
export const deskOrder = v.object({
  ...orderDetail.entries,
  works: v.array(deskWork),
  customer: v.string(),
  customerPhone: v.string(),
  moves: v.array(orderStatus),
});
export type DeskOrder = v.InferOutput<typeof deskOrder>;

const words = (most: number, least = 1) =>
  v.pipe(v.string(), v.trim(), v.minLength(least, 'нужен текст'), v.maxLength(most));
const staff = deskCall({ roles: 'роли service', tag: 'Служебное' });
const headers = ownHeaders;
const query = ownQuery;
const params = v.object({ order: objectId });
const workParams = v.object({ order: objectId, work: objectId });
const photoParams = v.object({ ...workParams.entries, photo: objectId });

/** Service orders as the workshop works on them. */
export const deskOrdersContract = {
  list: staff('GET', '/reports/service-orders', 'Заказы сервиса постранично, новые сверху')
    .input(
      v.object({
        headers,
        query: v.strictObject({
          holdingId,
          status: v.optional(orderStatus),
          dealer: v.optional(codeSchema),
          /** A number, or the last digits of a phone. */
          search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(20))),
          page: pageNumber,
        }),
      }),
    )
    .output(v.object({ items: v.array(v.object({ ...orderRow.entries, customer: v.string() })), meta: pageMeta })),
  order: staff('GET', '/reports/service-orders/{order}', 'Заказ целиком')
    .input(v.object({ headers, params, query }))
    .output(deskOrder),
  move: staff('POST', '/reports/service-orders/{order}/status', 'Сменить статус')
    .input(
      v.object({
        headers,
        params,
        query,
        body: v.strictObject({
          status: orderStatus,
          /** At the reception. */
          mileageKm: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9_999_999))),
        }),
      }),
    )
    .output(deskOrder),
  addWork: staff('POST', '/reports/service-orders/{order}/works', 'Добавить работу: клиент её согласует')
    .input(
      v.object({
        headers,
        params,
        query,
        body: v.strictObject({
          name: words(200),
          reason: v.optional(words(1_000, 0)),
          price: v.pipe(minorUnits, v.maxValue(10_000_000_00)),
          parts: v.optional(
            v.pipe(
              v.array(
                v.strictObject({
                  name: words(200),
                  count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000)),
                  price: minorUnits,
                }),
              ),
              v.maxLength(50),
            ),
          ),
        }),
      }),
    )
    .output(deskOrder),
  moveWork: staff('POST', '/reports/service-orders/{order}/works/{work}/status', 'Сменить статус работы')
    .input(v.object({ headers, params: workParams, query, body: v.strictObject({ status: workStatus }) }))
    .output(deskOrder),
  addPhoto: staff('POST', '/reports/service-orders/{order}/works/{work}/photos', 'Приложить фото к\u00a0работе')
    .input(v.object({ headers, params: workParams, query, body: sentFile }))
    .output(ownFile),
  photo: staff('GET', '/reports/service-orders/{order}/works/{work}/photos/{photo}', 'Фото к\u00a0работе')
    .input(v.object({ headers, params: photoParams, query }))
    .output(fileContent),
  answer: staff('POST', '/reports/service-orders/{order}/answers', 'Ответить клиенту')
    .input(v.object({ headers, params, query, body: v.strictObject({ text: words(orderNoteLength) }) }))
    .output(deskOrder),
};
