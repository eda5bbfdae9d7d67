import { randomBytes, randomUUID } from 'node:crypto';
import { ownedDeals } from './owned-deals.ts';
import { ownedGarage } from './owned-garage.ts';
import type { Sample } from './sample-call.ts';
import { plantCode, signInAs } from './sign-in.ts';
import type { TestApp } from './test-app.ts';

/** A signed-in customer of holding 1. */
export type Owner = { customerId: string; authorization: string; phone: string };
/** Makes what one operation acts on, as that customer's own, and says how to call it. */
export type MakeSample = (app: TestApp, owner: Owner) => Promise<Sample> | Sample;

const nothing: MakeSample = () => ({});

async function vehicleIds({ database }: TestApp): Promise<number[]> {
  const rows = await database.rows("select id from vehicle where holding_id = 1 and type = 'cars' order by id limit 3");
  return rows.map(([id]) => Number(id));
}
const cars: MakeSample = async (app) => ({ body: { carId: (await vehicleIds(app)).map(String) } });
const goods: MakeSample = async ({ database }) => {
  const rows = await database.rows('select id from accessory order by id limit 3');
  return { body: { accItemId: rows.map(([id]) => String(id)) } };
};
const everything: MakeSample = () => ({ query: { deleteAll: 'true' } });

/** Only an authenticator makes a right one: `passkeys.test.ts` has it. */
export const unprovable: ReadonlySet<string> = new Set(['passkeys.add']);
const origin = 'https://brand-one.example';
const notSigned = { id: 'a', rawId: 'a', type: 'public-key', response: {}, clientExtensionResults: {} };

const newPhone = '79169998877';

async function post(app: TestApp, { authorization }: Owner, path: string, body: object): Promise<{ id: string }> {
  const response = await app.fetch(`/api${path}?holdingId=1`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as { id: string };
}

const searchWatch = { watch: { kind: 'search', address: '/cars/new/', pace: 'daily' } };
const ownWatch: MakeSample = async (app, owner) => ({
  params: { id: (await post(app, owner, '/saved-searches', searchWatch)).id },
});

/**
 * A right call of every operation that has an owner. Whoever adds an operation adds its line: the walk over the contract
 * refuses one without.
 */
export const ownedSamples: Readonly<Record<string, MakeSample>> = {
  'storeOrders.list': nothing,
  'vehicleReservations.list': nothing,
  'user.get': nothing,
  'user.put': () => ({
    body: { firstName: 'Анна', consents: { policy: true, agreement: true, data: true }, consentVersion: '2026-11-20' },
  }),
  'user.sessions': nothing,
  'user.endSession': async (app, owner) => {
    await signInAs(app, { holdingId: 1, phone: owner.phone });
    const [row] = await app.database.query<{ id: string }>(
      'select id from customer_session where customer_id = $1 and ended_at is null order by created_at desc limit 1',
      [owner.customerId],
    );
    return { params: { id: row?.id ?? '' } };
  },
  'passkeys.list': nothing,
  'passkeys.askNew': () => ({ body: { origin } }),
  'passkeys.add': () => ({ body: { origin, response: notSigned } }),
  'passkeys.remove': async ({ database }, { customerId }) => {
    const id = randomBytes(16).toString('base64url');
    await database.query(
      `insert into passkey (id, customer_id, public_key, counter, transports, is_backed_up, device)
       values ($1, $2, 'key', 0, '{}', false, 'Chrome')`,
      [id, customerId],
    );
    return { params: { id } };
  },
  'profile.get': nothing,
  'profile.sendEmail': () => ({ body: { email: 'walk@example.com' } }),
  'profile.sendPhoneCodes': () => ({ body: { phone: newPhone } }),
  'profile.changePhone': async (app, { customerId, phone }) => {
    await plantCode(app, { phone, purpose: `phone-old:${customerId}` });
    await plantCode(app, { phone: newPhone, purpose: `phone-new:${customerId}` });
    return { body: { phone: newPhone, oldCode: '123456', newCode: '123456' } };
  },
  'profile.putMarketing': () => ({ body: { isGiven: true, textVersion: '2026-11-20' } }),
  'profile.export': nothing,
  'profile.askDeletion': nothing,
  'profile.cancelDeletion': nothing,
  'selection.favorites': nothing,
  'selection.favoritesShort': nothing,
  'selection.addFavorites': cars,
  'selection.removeFavorites': everything,
  'selection.compareShort': nothing,
  'selection.addCompare': cars,
  'selection.removeCompare': everything,
  'selection.accessories': nothing,
  'selection.addAccessories': goods,
  'selection.removeAccessories': everything,
  'selection.basket': nothing,
  'selection.putBasket': async ({ database }) => {
    const rows = await database.rows('select id from accessory order by id limit 1');
    return { body: { items: rows.map(([id]) => ({ accItemId: String(id), qty: '1' })) } };
  },
  'selection.removeBasket': everything,
  'selection.sync': () => ({ body: { owner: null, key: randomUUID(), changes: [] } }),
  'watches.list': nothing,
  'watches.add': () => ({ body: searchWatch }),
  'watches.change': async (app, owner) => ({ ...(await ownWatch(app, owner)), body: { isStopped: true } }),
  'watches.remove': ownWatch,
  ...ownedDeals,
  ...ownedGarage,
};
