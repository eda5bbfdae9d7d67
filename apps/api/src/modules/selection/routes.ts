import type { SelectionEntry, SyncedList } from '@showroom/domain/selection/selection-snapshot';
import { badRequest } from '../../http/api-error.ts';
import type { ApiContext } from '../../rpc/context.ts';
import { api } from '../../rpc/implementer.ts';
import { requireCustomer } from '../account/require-customer.ts';
import { findShort } from '../catalog/short-queries.ts';
import type { Owner } from './queries.ts';
import { selectLists } from './queries.ts';
import { addToList, removeFromList, syncLists } from './service.ts';

type Input = { headers: { authorization?: string | undefined }; query: { holdingId: number } };

/** The signed-in customer whose lists are asked for. Throws 401 for everybody else. */
const ownerOf = (context: ApiContext, { headers, query }: Input): Promise<Owner> =>
  requireCustomer(context, headers.authorization, query.holdingId);

async function read(context: ApiContext, input: Input, list: SyncedList): Promise<readonly SelectionEntry[]> {
  const lists = await selectLists(context.database, await ownerOf(context, input));
  return lists[list];
}

const toShort = (entries: readonly SelectionEntry[]) => ({
  items: entries.flatMap(({ id, group }) => (group ? [{ id, typeOfTransport: group }] : [])),
});

async function add(context: ApiContext, input: Input, list: SyncedList, ids: readonly number[]) {
  const owner = await ownerOf(context, input);
  return {
    count: await addToList(
      context.database,
      owner,
      list,
      ids.map((id) => ({ kind: 'add', entry: { id } })),
    ),
  };
}

type Removal = Input & { query: { deleteAll?: string | undefined }; body?: { deleteAll?: boolean | undefined } };

/** `ids`: those of the query and those of the body. Throws 400 for a call that names nothing. */
async function remove(
  context: ApiContext,
  input: Removal,
  list: SyncedList,
  ids: readonly (readonly number[] | undefined)[],
) {
  const owner = await ownerOf(context, input);
  const isAll = input.query.deleteAll === 'true' || input.body?.deleteAll === true;
  const named = ids.flatMap((some) => some ?? []);
  if (!isAll && named.length === 0)
    throw badRequest('Не\u00a0сказано, что убрать.', [{ field: 'body', message: 'Нужны номера или deleteAll.' }]);
  return { count: await removeFromList(context.database, owner, list, isAll ? 'all' : named) };
}

const routes = api.selection;

export const selectionRoutes = {
  favorites: routes.favorites.handler(async ({ input, context }) => {
    const { items } = toShort(await read(context, input, 'favorites'));
    const ids = items.map(({ id }) => id);
    const vehicles = await findShort(context.database, input.query.holdingId, ids, false);
    const byId = new Map(vehicles.map((vehicle) => [vehicle.card.id, vehicle]));
    return {
      items: items.flatMap((item) => {
        const vehicle = byId.get(item.id);
        return vehicle ? [{ ...item, vehicle }] : [];
      }),
    };
  }),
  favoritesShort: routes.favoritesShort.handler(async ({ input, context }) =>
    toShort(await read(context, input, 'favorites')),
  ),
  addFavorites: routes.addFavorites.handler(({ input, context }) => add(context, input, 'favorites', input.body.carId)),
  removeFavorites: routes.removeFavorites.handler(({ input, context }) =>
    remove(context, input, 'favorites', [input.query.carId, input.body?.carId]),
  ),
  compareShort: routes.compareShort.handler(async ({ input, context }) =>
    toShort(await read(context, input, 'compare')),
  ),
  addCompare: routes.addCompare.handler(({ input, context }) => add(context, input, 'compare', input.body.carId)),
  removeCompare: routes.removeCompare.handler(({ input, context }) =>
    remove(context, input, 'compare', [input.query.carId, input.body?.carId]),
  ),
  accessories: routes.accessories.handler(async ({ input, context }) => ({
    items: (await read(context, input, 'accessories')).map(({ id }) => ({ id })),
  })),
  addAccessories: routes.addAccessories.handler(({ input, context }) =>
    add(context, input, 'accessories', input.body.accItemId),
  ),
  removeAccessories: routes.removeAccessories.handler(({ input, context }) =>
    remove(context, input, 'accessories', [input.query.accItemId, input.body?.accItemId]),
  ),
  basket: routes.basket.handler(async ({ input, context }) => ({
    items: (await read(context, input, 'basket')).map(({ id, count = 1 }) => ({ id, count })),
  })),
  putBasket: routes.putBasket.handler(async ({ input, context }) => {
    const owner = await ownerOf(context, input);
    const things = input.body.items.map(({ accItemId, qty }) =>
      // Without a quantity a line that is there keeps its own.
      qty === undefined
        ? { kind: 'add' as const, entry: { id: accItemId, count: 1 } }
        : { kind: 'set' as const, entry: { id: accItemId, count: qty } },
    );
    return { count: await addToList(context.database, owner, 'basket', things) };
  }),
  removeBasket: routes.removeBasket.handler(({ input, context }) =>
    remove(context, input, 'basket', [input.query.accItemId, input.body?.accItemId]),
  ),
  sync: routes.sync.handler(async ({ input, context }) =>
    syncLists(context.database, await ownerOf(context, input), input.body),
  ),
};
