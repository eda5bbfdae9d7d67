import { oc } from '@orpc/contract';
import { maxListEntries, syncedLists } from '@showroom/domain/selection/selection-snapshot';
import { maxChanges } from '@showroom/domain/selection/sync-state';
import { maxPieces } from '@showroom/domain/shop/basket-count';
import { transportType } from '@showroom/domain/vehicle';
import * as v from 'valibot';
import { authorizationHeaders } from './authorization.ts';
import { holdingId, integerText } from './catalog.ts';
import { shortVehicle } from './catalog-short.ts';
import { ownFailures } from './failures.ts';

const headers = authorizationHeaders;
const own = v.strictObject({ holdingId });
const itemId = integerText(1, 2_147_483_647);
const itemIds = v.pipe(v.array(itemId), v.minLength(1), v.maxLength(maxListEntries));
/** `carId=1&carId=2`, or one alone. */
const queryIds = v.optional(
  v.union([
    itemIds,
    v.pipe(
      itemId,
      v.transform((id) => [id]),
    ),
  ]),
);
const done = v.object({ count: v.number() });

const call = (method: 'GET' | 'POST' | 'DELETE', path: `/${string}`, summary: string) =>
  oc.errors(ownFailures).route({
    method,
    path,
    tags: ['Избранное, сравнение, корзина'],
    summary: `${summary}; для вошедшего`,
    inputStructure: 'detailed',
  });

const shortEntries = v.object({ items: v.array(v.object({ id: v.number(), typeOfTransport: transportType })) });
const read = v.object({ headers, query: own });
const removal = <Name extends string>(name: Name) => {
  const named = { [name]: v.optional(itemIds) } as Record<Name, v.OptionalSchema<typeof itemIds, undefined>>;
  const asked = { [name]: queryIds } as Record<Name, typeof queryIds>;
  return v.object({
    headers,
    query: v.strictObject({ holdingId, ...asked, deleteAll: v.optional(v.picklist(['true', 'false'])) }),
    body: v.optional(v.strictObject({ ...named, deleteAll: v.optional(v.boolean()) })),
  });
};
const carIds = v.object({ headers, query: own, body: v.strictObject({ carId: itemIds }) });

/** A thing on a list, as browsers keep it. `price`: kopecks on the day it was chosen. */
const entry = v.object({
  id: v.number(),
  group: v.optional(transportType),
  price: v.optional(v.nullable(v.number())),
  count: v.optional(v.number()),
});
export const selectionLists = v.object({
  favorites: v.array(entry),
  compare: v.array(entry),
  accessories: v.array(entry),
  basket: v.array(entry),
});

const list = v.picklist(syncedLists);
const changeEntry = v.strictObject({
  id: itemId,
  price: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1e13)))),
  count: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxPieces))),
});
const change = v.variant('kind', [
  v.strictObject({ kind: v.picklist(['add', 'set']), list, entry: changeEntry }),
  v.strictObject({ kind: v.literal('drop'), list, id: itemId }),
]);

/** Lists of a customer. Every change may be repeated. */
export const selectionContract = {
  favorites: call('GET', '/favorite', 'Избранные машины с карточками')
    .input(read)
    .output(
      v.object({
        items: v.array(v.object({ id: v.number(), typeOfTransport: transportType, vehicle: shortVehicle })),
      }),
    ),
  favoritesShort: call('GET', '/favorite/short', 'Номера избранных машин').input(read).output(shortEntries),
  addFavorites: call('POST', '/favorite', 'Добавить в избранное').input(carIds).output(done),
  removeFavorites: call('DELETE', '/favorite', 'Убрать из избранного названное или всё')
    .input(removal('carId'))
    .output(done),
  compareShort: call('GET', '/compare/short', 'Номера машин в сравнении').input(read).output(shortEntries),
  addCompare: call('POST', '/compare', 'Добавить в сравнение').input(carIds).output(done),
  removeCompare: call('DELETE', '/compare', 'Убрать из сравнения названное или всё')
    .input(removal('carId'))
    .output(done),
  accessories: call('GET', '/store/favorite', 'Избранные аксессуары')
    .input(read)
    .output(v.object({ items: v.array(v.object({ id: v.number() })) })),
  addAccessories: call('POST', '/store/favorite', 'Добавить аксессуары в избранное')
    .input(v.object({ headers, query: own, body: v.strictObject({ accItemId: itemIds }) }))
    .output(done),
  removeAccessories: call('DELETE', '/store/favorite', 'Убрать аксессуары из избранного')
    .input(removal('accItemId'))
    .output(done),
  basket: call('GET', '/store/basket', 'Корзина')
    .input(read)
    .output(v.object({ items: v.array(v.object({ id: v.number(), count: v.number() })) })),
  putBasket: call('POST', '/store/basket', 'Положить в корзину или назвать другое количество')
    .input(
      v.object({
        headers,
        query: own,
        body: v.strictObject({
          items: v.pipe(
            v.array(v.strictObject({ accItemId: itemId, qty: v.optional(integerText(1, maxPieces)) })),
            v.minLength(1),
            v.maxLength(maxListEntries),
          ),
        }),
      }),
    )
    .output(done),
  removeBasket: call('DELETE', '/store/basket', 'Убрать из корзины').input(removal('accItemId')).output(done),
  sync: call('POST', '/selection/sync', 'Принять изменения браузера одним разом и вернуть все списки')
    .input(
      v.object({
        headers,
        query: own,
        body: v.strictObject({
          /** Whose lists the browser knows; null for a guest's. Those of somebody else are not mixed in. */
          owner: v.nullable(v.pipe(v.string(), v.uuid())),
          /** Under it the changes are taken in once. */
          key: v.pipe(v.string(), v.uuid()),
          changes: v.pipe(v.array(change), v.maxLength(maxChanges)),
        }),
      }),
    )
    .output(
      v.object({
        owner: v.string(),
        /** False: another customer's browser state, nothing was taken in. */
        isOwn: v.boolean(),
        lists: selectionLists,
      }),
    ),
};
