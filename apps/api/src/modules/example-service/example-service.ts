import { randomUUID } from 'node:crypto';
import type { OrderWorkStatus, ServiceOrderStatus } from '@showroom/domain/account/service-order';
import { addDays } from '@showroom/domain/booking/moscow-time';
import { moscowToday } from '@showroom/domain/lead/lead-date';
import * as v from 'valibot';
import type { Executor } from '../../db/database.ts';
import { functionalServiceEvent, takeCarChecked, takeFunctionalService } from '../garage/events.ts';
import { insertCar, insertReading, setCarStatus } from '../garage/queries.ts';
import { policyEvent, takePolicy } from '../insurances/events.ts';
import { movePolicy } from '../insurances/move.ts';
import { listPolicies, requirePolicy } from '../insurances/policies.ts';
import { proposeWork, requireDeskOrder } from '../service-orders/desk.ts';
import { moveOrder, moveWork } from '../service-orders/move.ts';
import { worksOf } from '../service-orders/queries.ts';

type Work = { executor: Executor; customerId: string; holdingId: number };

const vin = 'XTA210990MY576191';
const staff = { author: 'staff' as const };

async function exampleCars({ executor, customerId, holdingId }: Work): Promise<string> {
  const [id, second, third] = [randomUUID(), randomUUID(), randomUUID()];
  const facts = { markCode: 'lada', mark: 'Lada', year: 2021, engine: 'petrol' as const };
  await insertCar(executor, id, customerId, { ...facts, model: 'Vesta', vin, stateNumber: 'А 123 ВС 77' }, 'checking');
  await insertCar(
    executor,
    second,
    customerId,
    { ...facts, model: 'Niva', vin: null, stateNumber: 'В 456 ОР 77' },
    'checking',
  );
  await insertCar(
    executor,
    third,
    customerId,
    { ...facts, model: 'Granta', vin: null, stateNumber: 'К 789 ХУ 77' },
    'checking',
  );
  await setCarStatus(executor, third, 'checking', 'archived');
  await takeCarChecked(executor, holdingId, {
    vin,
    recalls: [{ code: 'R-1', title: 'Подушка безопасности водителя', isDone: false }],
  });
  const today = moscowToday();
  await insertReading(executor, id, { km: 21_000, on: addDays(today, -200), source: 'service', remark: null });
  await insertReading(executor, id, { km: 29_400, on: today, source: 'customer', remark: null });
  return id;
}

/** The way of each order from its first status, the oldest first, and the day of its visit, from today. */
const ways: readonly (readonly [day: number, first: ServiceOrderStatus, ...rest: ServiceOrderStatus[]])[] = [
  [-90, 'confirmed', 'arrived', 'in_work', 'done', 'issued'],
  [-60, 'confirmed', 'no_show'],
  [-30, 'requested', 'cancelled'],
  [-4, 'confirmed', 'arrived', 'waiting_parts'],
  [-1, 'confirmed', 'arrived', 'in_work', 'done'],
  [-1, 'confirmed', 'arrived', 'in_work'],
  [-1, 'confirmed', 'arrived'],
  [2, 'confirmed'],
  [0, 'requested'],
];
const works: readonly (readonly [name: string, price: number, way: readonly OrderWorkStatus[]])[] = [
  ['Замена колодок', 840_000, []],
  ['Замена масла', 1_250_000, ['approved', 'in_work', 'done']],
  ['Развал-схождение', 420_000, ['approved', 'in_work']],
  ['Фильтр салона', 180_000, ['approved']],
  ['Мойка двигателя', 250_000, ['declined']],
];

async function exampleOrders({ executor, customerId, holdingId }: Work, carId: string): Promise<void> {
  const [dealer] = await executor.query<{ code: string }>(
    `select code from dealer where holding_id = $1 order by id limit 1`,
    [holdingId],
  );
  if (!dealer) return;
  for (const [day, first, ...rest] of ways) {
    const id = randomUUID();
    await executor.query(
      `insert into service_order (id, holding_id, customer_id, car_id, dealer_code, status, visit_at, vehicle, created_at)
       values ($1, $2, $3, $4, $5, $6, case when $6 <> 'requested' then $7::timestamptz end, 'Lada Vesta, 2021',
         least(now(), $7::timestamptz - interval '3 days 21 hours'))`,
      [id, holdingId, customerId, carId, dealer.code, first, `${addDays(moscowToday(), day)}T10:00:00+03:00`],
    );
    for (const status of rest)
      await moveOrder(
        executor,
        await requireDeskOrder(executor, { holdingId, dealers: null }, id, true),
        status,
        staff,
      );
    if (rest.at(-1) === 'in_work') await exampleWorks(executor, holdingId, id);
    await spreadEvents(executor, id);
  }
}

/** What was written of an order within a moment lies over the day of its visit, or over the hour after it was asked for. */
const spreadEvents = (executor: Executor, id: string) =>
  executor.query(
    `with told as (select id, row_number() over (order by created_at, id) as place from order_event where order_id = $1)
     update order_event e set created_at =
       coalesce(o.visit_at, o.created_at + interval '20 minutes') + (told.place - 1) * interval '25 minutes'
     from told, service_order o where e.id = told.id and o.id = e.order_id`,
    [id],
  );

async function exampleWorks(executor: Executor, holdingId: number, id: string): Promise<void> {
  const order = await requireDeskOrder(executor, { holdingId, dealers: null }, id, true);
  for (const [name, price, way] of works) {
    const made = await proposeWork(executor, order, { name, price, reason: 'По результатам осмотра' }, staff);
    for (const status of way) {
      const work = (await worksOf(executor, id)).find((one) => one.id === made);
      if (work) await moveWork(executor, order, work, status, staff);
    }
  }
}

async function examplePolicies({ executor, customerId, holdingId }: Work, phone: string): Promise<void> {
  const today = moscowToday();
  const of = (policyId: string, kind: string, status: string, endsIn: number) => {
    const [startsOn, endsOn] = [addDays(today, endsIn - 364), addDays(today, endsIn)];
    const cover = [{ name: 'Ущерб', sum: 150_000_000 }];
    const facts = { phone, vin, insurer: 'СК\u00a0«Верный путь»', vehicle: 'Lada Vesta, 2021', cover };
    const event = {
      ...facts,
      policyId,
      kind,
      status,
      startsOn,
      endsOn,
      // The series stands before the number of an obligatory policy alone.
      number: kind === 'osago' ? `ХХХ 070412583${policyId}` : `ВП-26-18305${policyId}`,
      premium: 4_200_000,
    };
    return takePolicy(executor, holdingId, v.parse(policyEvent, event));
  };
  // One begins when the one before it ends.
  await of('1', 'kasko', 'processing', 20 + 365);
  await of('2', 'osago', 'active', -5 + 365);
  await of('3', 'kasko', 'active', 20);
  await of('4', 'osago', 'active', -5);
  await of('5', 'extended', 'active', 100);
  await of('5', 'extended', 'cancelled', 100);
  for (const { id, daysLeft, status } of await listPolicies(executor, customerId)) {
    if (status !== 'active' || daysLeft > 30) continue;
    await movePolicy(executor, await requirePolicy(executor, customerId, id), daysLeft < 0 ? 'expired' : 'expiring');
  }
}

async function exampleServices({ executor, holdingId }: Work, phone: string): Promise<void> {
  const today = moscowToday();
  for (const [serviceId, name, status, begunDays] of [
    ['1', 'Удалённый запуск', 'active', 100],
    ['2', 'Навигация с пробками', 'ended', 400],
    ['3', 'Помощь на дороге', 'cancelled', 100],
  ] as const) {
    const startsOn = addDays(today, -begunDays);
    const term = { startsOn, endsOn: addDays(startsOn, 365), price: 120_000, isRenewed: true };
    const event = { ...term, phone, vin, serviceId, code: `F-${serviceId}`, name, status };
    await takeFunctionalService(executor, holdingId, v.parse(functionalServiceEvent, event));
  }
}

/** Garage, service orders, policies and paid services of the example customer, in every status. */
export async function exampleService(given: Work): Promise<void> {
  const [customer] = await given.executor.query<{ phone: string }>('select phone from customer where id = $1', [
    given.customerId,
  ]);
  if (!customer) return;
  const carId = await exampleCars(given);
  await exampleOrders(given, carId);
  await examplePolicies(given, customer.phone);
  await exampleServices(given, customer.phone);
}
