import { randomUUID } from 'node:crypto';
import { canMoveFunctionalService, type FunctionalServiceStatus } from '@showroom/domain/account/functional-service';
import * as v from 'valibot';
import type { Executor } from '../../db/database.ts';
import { badRequest } from '../../http/api-error.ts';
import { tellCustomer } from '../notices/tell-customer.ts';
import { customerKey, customerOf } from './customer-of.ts';

const words = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200));
const day = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/), v.isoDate());

/** `garage.checked`: what the group's system knows of a car by its VIN, with the maker's recalls. */
export const carCheckedEvent = v.object({
  vin: v.pipe(v.string(), v.length(17)),
  recalls: v.pipe(v.array(v.object({ code: words, title: words, isDone: v.boolean() })), v.maxLength(100)),
});

/** Every car of this VIN in the holding's garages is checked: its recalls are known, new ones are told. */
export async function takeCarChecked(
  executor: Executor,
  holdingId: number,
  { vin, recalls }: v.InferOutput<typeof carCheckedEvent>,
): Promise<void> {
  const cars = await executor.query<{ id: string; customerId: string; known: { code: string }[] | null }>(
    `select g.id, g.customer_id as "customerId", g.recalls as known from garage_car g join customer c on c.id = g.customer_id
     where c.holding_id = $1 and g.vin = $2 and g.status <> 'archived' for update of g`,
    [holdingId, vin],
  );
  for (const { id, customerId, known } of cars) {
    await executor.query(
      `update garage_car set recalls = $2::jsonb, recalls_at = now(), updated_at = now(), checking_since = null,
         status = case when status = 'checking' then 'active' else status end where id = $1`,
      [id, JSON.stringify(recalls)],
    );
    const codes = new Set(known?.map(({ code }) => code));
    const fresh = recalls.filter(({ code, isDone }) => !isDone && !codes.has(code));
    if (fresh.length > 0)
      await tellCustomer(executor, {
        ...{ customerId, kind: 'garage', title: 'Отзывная кампания', href: `/lk/garage/${id}/` },
        text: `${fresh.map(({ title }) => title).join('; ')}. Работы бесплатны: запишитесь на\u00a0сервис.`,
      });
  }
}

/** `functional-service`: a paid service or option of a car as the group's system has it. */
export const functionalServiceEvent = v.object({
  ...customerKey.entries,
  serviceId: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  code: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  name: words,
  status: v.picklist(['active', 'ended', 'cancelled']),
  startsOn: day,
  endsOn: day,
  price: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))), null),
  isRenewed: v.boolean(),
});

const heard: Record<FunctionalServiceStatus, string> = {
  active: 'подключена',
  ended: 'закончилась',
  cancelled: 'отключена',
};

/** The group's system tells of a service: connected, prolonged, ended. Renewal that the customer has stopped stays stopped. */
export async function takeFunctionalService(
  executor: Executor,
  holdingId: number,
  event: v.InferOutput<typeof functionalServiceEvent>,
): Promise<void> {
  const { serviceId, code, name, status, startsOn, endsOn, price, isRenewed } = event;
  if (endsOn < startsOn) throw badRequest('Срок услуги кончается раньше, чем начался.');
  const { customerId, carId } = await customerOf(executor, holdingId, event);
  const [known] = await executor.query<{ id: string; status: FunctionalServiceStatus }>(
    'select id, status from functional_service where customer_id = $1 and external_id = $2 for update',
    [customerId, serviceId],
  );
  if (known && known.status !== status && !canMoveFunctionalService(known.status, status))
    throw badRequest('Такого перехода нет.');
  await executor.query(
    `insert into functional_service (id, customer_id, car_id, external_id, code, name, status, starts_on, ends_on, price, is_renewed)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
     on conflict (customer_id, external_id) do update set code = $5, name = $6, status = $7, starts_on = $8, ends_on = $9, price = $10,
       is_renewed = case when functional_service.status = 'active' then functional_service.is_renewed and $11 else $11 end,
       car_id = coalesce($3, functional_service.car_id), updated_at = now()`,
    [randomUUID(), customerId, carId, serviceId, code, name, status, startsOn, endsOn, price, isRenewed],
  );
  if (known?.status === status) return;
  await tellCustomer(executor, {
    ...{ customerId, kind: 'garage', title: name, href: '/lk/functional-services/' },
    text: `Услуга ${heard[status]}.`,
  });
}
