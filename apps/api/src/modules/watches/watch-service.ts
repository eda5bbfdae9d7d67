import { randomUUID } from 'node:crypto';
import type { Watch, WatchRequest } from '@showroom/api-contract/watches';
import { listingPath } from '@showroom/domain/listing-path';
import { scopeOfVehicle } from '@showroom/domain/listing-scope';
import { describeListing, readSavedListing, type SavedListing } from '@showroom/domain/saved-listing';
import { maxWatches } from '@showroom/domain/selection/watch';
import type { Executor } from '../../db/database.ts';
import { ApiError, badRequest, notFound } from '../../http/api-error.ts';
import { waitedItem } from './waited-items.ts';
import { findWatch, putWatch, selectNames, selectWatched, type WatchSubject } from './watch-queries.ts';

type Customer = { id: string; holdingId: number };

async function titleOf(database: Executor, { scope, query }: SavedListing): Promise<string> {
  const marks = [scope.mark, ...(query.facets.mark ?? [])].filter((code) => code !== undefined);
  const models = [scope.model, ...(query.facets.model ?? [])].filter((code) => code !== undefined);
  const names = await selectNames(database, marks, models);
  const named = { mark: names.get(`mark ${scope.mark}`), model: names.get(`model ${scope.model}`) };
  return describeListing({ scope, query }, named, names);
}

async function subjectOf(
  database: Executor,
  { holdingId }: Customer,
  request: WatchRequest,
  now: Date,
): Promise<WatchSubject> {
  if (request.kind === 'search') {
    const listing = readSavedListing(request.address, now);
    if (!listing)
      throw badRequest('Этот поиск не\u00a0сохранить.', [{ field: 'watch', message: 'Это не\u00a0каталог.' }]);
    const { href, ask } = listing;
    const title = await titleOf(database, listing);
    return { kind: 'search', subject: href, title, href, ask, vehicleId: null, price: null };
  }
  if (request.kind === 'item') return waitedItem(database, holdingId, request.itemId);
  const [vehicle] = await selectWatched(database, holdingId, [request.vehicleId]);
  if (!vehicle) throw notFound('Автомобиль не\u00a0найден.');
  const name = `${vehicle.mark} ${vehicle.model}`;
  if (request.kind === 'price') {
    if (vehicle.price === null || (vehicle.status !== 'on-sale' && vehicle.status !== 'reserved'))
      throw notFound('У\u00a0этого автомобиля нет цены.');
    return {
      kind: 'price',
      subject: String(vehicle.id),
      title: `${name}, ${vehicle.year}`,
      href: `/catalog/${vehicle.id}/`,
      ask: null,
      vehicleId: vehicle.id,
      price: vehicle.price,
    };
  }
  const { type, condition, bodyType, markCode, modelCode } = vehicle;
  const scope = scopeOfVehicle({ type, condition, bodyType, mark: { code: markCode }, model: { code: modelCode } });
  const listing = readSavedListing(listingPath(scope), now);
  if (!listing) throw new Error(`The vehicle ${vehicle.id} stands in no listing.`);
  return {
    kind: 'similar',
    subject: listing.href,
    title: describeListing(listing, { mark: vehicle.mark, model: vehicle.model }),
    href: listing.href,
    ask: listing.ask,
    vehicleId: vehicle.id,
    price: null,
  };
}

/**
 * Watches for a customer; what he watches already is woken and gets the new pace.
 * @throws {ApiError} 400 for what is no listing and for an item that is in stock, 404 for a vehicle without a price or of another holding, 429 when he
 *   watches as much as one may.
 */
export async function addWatch(
  database: Executor,
  customer: Customer,
  request: WatchRequest,
  now = new Date(),
): Promise<Watch> {
  const subject = await subjectOf(database, customer, request, now);
  const id = await putWatch(database, {
    ...subject,
    id: randomUUID(),
    customerId: customer.id,
    holdingId: customer.holdingId,
    pace: request.pace,
  });
  if (!id)
    throw new ApiError(
      'RESOURCE_EXHAUSTED',
      `Можно следить не\u00a0больше чем за\u00a0${maxWatches}. Удалите то, что уже не\u00a0нужно.`,
    );
  const watch = await findWatch(database, customer.id, id);
  if (!watch) throw new Error('A watch went while it was being stored.');
  return watch;
}
