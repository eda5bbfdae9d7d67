import { oc } from '@orpc/contract';
import { watchKinds, watchPaces } from '@showroom/domain/selection/watch';
import * as v from 'valibot';
import { authorizationHeaders } from './authorization.ts';
import { holdingId, integerText } from './catalog.ts';
import { missingFailure, ownFailures } from './failures.ts';

const headers = authorizationHeaders;
const query = v.strictObject({ holdingId });
const params = v.object({ id: v.pipe(v.string(), v.maxLength(64)) });
const pace = v.picklist(watchPaces);

/** What a customer is told of. */
export const watch = v.object({
  id: v.string(),
  kind: v.picklist(watchKinds),
  title: v.string(),
  /** Page that shows the same. */
  href: v.string(),
  /** Kopecks: the lowest price known; null but for a price. */
  price: v.nullable(v.number()),
  pace,
  isStopped: v.boolean(),
  /** How many vehicles or prices were found since. */
  found: v.number(),
  createdAt: v.string(),
});
export type Watch = v.InferOutput<typeof watch>;

/** A listing by its address; a vehicle: its price, or those like it; an item of the shop until it is in stock again. */
export const watchRequest = v.variant('kind', [
  v.strictObject({
    kind: v.literal('search'),
    address: v.pipe(v.string(), v.maxLength(2_048), v.regex(/^\/(?!\/)\S*$/, 'адрес на сайте')),
    pace,
  }),
  v.strictObject({ kind: v.picklist(['price', 'similar']), vehicleId: integerText(1, 2_147_483_647), pace }),
  v.strictObject({ kind: v.literal('item'), itemId: integerText(1, 2_147_483_647), pace }),
]);
export type WatchRequest = v.InferOutput<typeof watchRequest>;

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: `/saved-searches${string}`, summary: string) =>
  oc.errors({ ...ownFailures, ...missingFailure }).route({
    method,
    path,
    tags: ['Подписки'],
    summary: `${summary}; для вошедшего`,
    inputStructure: 'detailed',
  });

/** Saved searches, watched prices, vehicles like one that went. */
export const watchesContract = {
  list: call('GET', '/saved-searches', 'Сохранённые поиски и цены')
    .input(v.object({ headers, query }))
    .output(v.object({ items: v.array(watch) })),
  add: call(
    'POST',
    '/saved-searches',
    'Сохранить поиск, следить за ценой, ждать похожую машину или товар; дважды — одно и то же',
  )
    .input(v.object({ headers, query, body: v.object({ watch: watchRequest }) }))
    .output(watch),
  change: call('PUT', '/saved-searches/{id}', 'Как часто сообщать, остановить или возобновить')
    .input(
      v.object({
        headers,
        query,
        params,
        body: v.strictObject({ pace: v.optional(pace), isStopped: v.optional(v.boolean()) }),
      }),
    )
    .output(watch),
  remove: call('DELETE', '/saved-searches/{id}', 'Удалить')
    .input(v.object({ headers, query, params }))
    .output(v.object({ isDone: v.literal(true) })),
};
