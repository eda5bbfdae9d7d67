import { randomUUID } from 'node:crypto';
import type { OrderWorkStatus, ServiceOrderStatus } from '@showroom/domain/account/service-order';
import { fileForm, tellEvent } from './account-calls.ts';
import { bookingCalls, centre, freeTimes, newSecret, serviceSlot } from './booking-calls.ts';
import type { MakeSample, Owner } from './owned-samples.ts';
import type { Sample } from './sample-call.ts';
import type { TestApp } from './test-app.ts';

const nothing: MakeSample = () => ({});
const vin = 'XTA210990MY576191';
const facts = { vin, mark: 'Lada', model: '2109' };

/** A car, or the file, of that customer: made by the call itself. */
async function send(app: TestApp, { authorization }: Owner, path: string, body: object): Promise<string> {
  const isFile = body instanceof FormData;
  const response = await app.fetch(`/api${path}?holdingId=1`, {
    method: 'POST',
    headers: { authorization, ...(!isFile && { 'content-type': 'application/json' }) },
    body: isFile ? body : JSON.stringify(body),
  });
  const answer = (await response.json()) as { id: string };
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${JSON.stringify(answer)}`);
  return answer.id;
}

const addCar = (app: TestApp, owner: Owner) => send(app, owner, '/garage', facts);
const ofCar =
  (body?: object): MakeSample =>
  async (app, owner) => ({ params: { id: await addCar(app, owner) }, ...(body && { body }) });
const ofPaper: MakeSample = async (app, owner) => {
  const id = await addCar(app, owner);
  return { params: { id, paper: await send(app, owner, `/garage/${id}/papers`, fileForm()) } };
};

/** An order that waits for a decision, with a photo at its work. */
export async function addOrder(
  { database, services }: TestApp,
  customerId: string,
  [status, workStatus]: readonly [ServiceOrderStatus, OrderWorkStatus] = ['confirmed', 'planned'],
) {
  const [order, work, photo] = [randomUUID(), randomUUID(), randomUUID()];
  await database.query(
    `insert into service_order (id, holding_id, customer_id, dealer_code, status) values ($1, 1, $2, $3, $4)`,
    [order, customerId, centre, status],
  );
  await database.query(
    "insert into order_work (id, order_id, name, price, status) values ($1, $2, 'Колодки', 100, $3)",
    [work, order, workStatus],
  );
  await database.query(
    `insert into account_file (id, customer_id, owner_kind, owner_id, name, mime, size)
     values ($1, $2, 'work', $3, 'kolodki.pdf', 'application/pdf', 4)`,
    [photo, customerId, work],
  );
  await services.files.put(photo, new TextEncoder().encode('%PDF'));
  return { order, work, photo };
}

const ofOrder =
  (names: readonly ('order' | 'work' | 'photo')[], body?: object): MakeSample =>
  async (app, { customerId }): Promise<Sample> => {
    const made = await addOrder(app, customerId);
    return { params: Object.fromEntries(names.map((name) => [name, made[name]])), ...(body && { body }) };
  };

async function addPolicy(app: TestApp, { customerId, phone }: Owner): Promise<string> {
  await tellEvent(app, 'insurance.policy', {
    ...{ phone, policyId: randomUUID(), kind: 'kasko', status: 'active', number: 'AA 123', insurer: 'Страховая' },
    ...{ startsOn: '2026-01-10', endsOn: '2099-01-09', premium: 7_500_000, cover: [] },
  });
  const [row] = await app.database.query<{ id: string }>('select id from insurance_policy where customer_id = $1', [
    customerId,
  ]);
  return row?.id ?? '';
}

/** Right calls of the garage, of service orders, policies and functional services. */
export const ownedGarage: Readonly<Record<string, MakeSample>> = {
  'garage.list': nothing,
  'garage.decode': () => ({ body: { vin } }),
  'garage.add': () => ({ body: facts }),
  'garage.car': ofCar(),
  'garage.edit': ofCar({ ...facts, model: '2110' }),
  'garage.setMain': ofCar(),
  'garage.archive': ofCar({ isArchived: true }),
  'garage.addMileage': ofCar({ km: 30_000 }),
  'garage.addPaper': async (app, owner) => ({ params: { id: await addCar(app, owner) }, body: fileForm() }),
  'garage.paper': ofPaper,
  'garage.removePaper': ofPaper,
  'garage.functionalServices': nothing,
  'garage.setRenewal': async (app, { customerId, phone }) => {
    await tellEvent(app, 'functional-service', {
      ...{ phone, serviceId: randomUUID(), code: 'heat', name: 'Подогрев', status: 'active' },
      ...{ startsOn: '2026-01-10', endsOn: '2099-01-09', price: 100, isRenewed: true },
    });
    const rows = await app.database.query<{ id: string }>('select id from functional_service where customer_id = $1', [
      customerId,
    ]);
    return { params: { id: rows[0]?.id ?? '' }, body: { isRenewed: false } };
  },
  'orders.list': nothing,
  'orders.order': ofOrder(['order']),
  'orders.cancel': ofOrder(['order']),
  'orders.note': ofOrder(['order'], { text: 'Стучит справа' }),
  'orders.decide': ofOrder(['order', 'work'], { decision: 'approved' }),
  'orders.photo': ofOrder(['order', 'work', 'photo']),
  // A key that nobody has used is whoever's has it: this one is taken.
  'orders.claim': async (app, owner) => {
    const secret = newSecret();
    await bookingCalls(app).confirm(serviceSlot((await freeTimes(app)).at(-1), secret), '79169995544');
    await send(app, owner, '/orders/claim', { secret });
    return { body: { secret } };
  },
  'insurances.list': nothing,
  'insurances.policy': async (app, owner) => ({ params: { insurance: await addPolicy(app, owner) } }),
  'insurances.document': async (app, owner) => {
    const [insurance, document] = [await addPolicy(app, owner), randomUUID()];
    await app.database.query(
      `insert into account_file (id, customer_id, owner_kind, owner_id, name, mime, size)
       values ($1, $2, 'policy', $3, 'polis.pdf', 'application/pdf', 4)`,
      [document, owner.customerId, insurance],
    );
    await app.services.files.put(document, new TextEncoder().encode('%PDF'));
    return { params: { insurance, document } };
  },
};
