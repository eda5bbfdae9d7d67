import type { AccountHome } from '@showroom/api-contract/account-home';
import { type PolicyKind, policyKinds } from '@showroom/domain/account/insurance-policy';
import { nextMaintenance } from '@showroom/domain/account/next-maintenance';
import { type DealStatus, dealStatuses } from '@showroom/domain/account/sales-deal';
import { type ServiceOrderStatus, serviceOrderStatuses } from '@showroom/domain/account/service-order';
import type { MaintenanceEngine } from '@showroom/domain/calculators/maintenance-works';
import {
  openStoreOrderStatuses,
  type StoreOrderStatus,
  storeOrderNumber,
  storeOrderStatuses,
} from '@showroom/domain/shop/store-order';
import type { Executor } from '../../db/database.ts';
import type { Customer } from '../account/require-customer.ts';
import { carPicture } from '../garage/car-picture.ts';
import { readBalance, today } from '../loyalty/ledger.ts';
import { listNotices, unreadOf } from '../notices/queries.ts';
import { orderHref } from '../store-orders/messages.ts';
import { listRequests } from './requests.ts';

const shown = 3;

type Car = {
  id: string;
  mark: string;
  model: string;
  stateNumber: string | null;
  markCode: string | null;
  engine: MaintenanceEngine;
  year: number | null;
};

/** The main car, else the one that was added last. */
async function carOf(db: Executor, customerId: string): Promise<Car | undefined> {
  const [row] = await db.query<Car>(
    `select id, mark, model, state_number as "stateNumber", mark_code as "markCode", engine, year from garage_car
     where customer_id = $1 and status <> 'archived' order by is_main desc, created_at desc, id limit 1`,
    [customerId],
  );
  return row;
}

async function nextServiceOf(db: Executor, { id, markCode, engine, year }: Car): Promise<AccountHome['nextService']> {
  const readings = await db.query<{ km: number; on: string }>(
    `select km, to_char(noted_on, 'YYYY-MM-DD') as on from garage_mileage where car_id = $1 order by noted_on, id`,
    [id],
  );
  const [last] = await db.query<{ km: number | null; on: string }>(
    `select mileage_km as km, to_char(updated_at at time zone 'Europe/Moscow', 'YYYY-MM-DD') as on from service_order
     where car_id = $1 and status = 'issued' order by updated_at desc limit 1`,
    [id],
  );
  const served = last && { on: last.on, km: last.km ?? undefined };
  const use = { mark: markCode ?? undefined, engine, year: year ?? undefined, readings, ...(served && { served }) };
  const next = nextMaintenance(use, today());
  return next ? { dueOn: next.dueOn, mileage: next.service.mileage, isOverdue: next.isOverdue } : null;
}

type Line = { id: string; title: string | null; kind: 'service' | 'sales' | 'store'; status: string };

async function ordersOf(db: Executor, customerId: string): Promise<AccountHome['orders']> {
  const rows = await db.query<Line>(
    `select * from (
       select id::text as id, vehicle as title, 'service' as kind, status, created_at from service_order
       where customer_id = $1 and status not in ('issued', 'cancelled', 'no_show')
       union all
       select id::text, vehicle_name, 'sales', status, created_at from sales_deal
       where customer_id = $1 and status not in ('delivered', 'cancelled')
       union all
       select o.id::text, o.number::text, 'store', o.status, o.created_at
       from store_order o join store_order_recipient r on r.order_id = o.id
       where r.customer_id = $1 and o.status = any($2)) as orders
     order by created_at desc limit ${shown}`,
    [customerId, openStoreOrderStatuses],
  );
  return rows.map(({ id, title, kind, status }) => {
    if (kind === 'store')
      return {
        title: `Заказ ${storeOrderNumber(Number(title))}`,
        status: storeOrderStatuses[status as StoreOrderStatus],
        href: orderHref(id),
      };
    if (kind === 'sales')
      return { title: title ?? '', status: dealStatuses[status as DealStatus], href: `/lk/orders/sales/${id}/` };
    return {
      title: title === null ? 'Сервис' : `Сервис, ${title}`,
      status: serviceOrderStatuses[status as ServiceOrderStatus],
      href: `/lk/orders/${id}/`,
    };
  });
}

async function insuranceOf(db: Executor, customerId: string): Promise<AccountHome['insurance']> {
  const [row] = await db.query<{ id: string; kind: PolicyKind; endsOn: string }>(
    `select id, kind, to_char(ends_on, 'YYYY-MM-DD') as "endsOn" from insurance_policy
     where customer_id = $1 and status = 'expiring' order by ends_on, id limit 1`,
    [customerId],
  );
  return row ? { id: row.id, name: policyKinds[row.kind], endsOn: row.endsOn } : null;
}

/** The start page of the account. `hasLoyalty`: whether the holding has a club. */
export async function readHome(db: Executor, customer: Customer, hasLoyalty: boolean): Promise<AccountHome> {
  const [person] = await db.query<{ firstName: string | null }>(
    'select first_name as "firstName" from customer where id = $1',
    [customer.id],
  );
  const car = await carOf(db, customer.id);
  const bonus = hasLoyalty ? await readBalance(db, customer.id) : undefined;
  const { items } = await listNotices(db, customer.id, { limit: shown, offset: 0 });
  return {
    firstName: person?.firstName ?? null,
    car: car
      ? {
          ...{ id: car.id, name: `${car.mark} ${car.model}`, stateNumber: car.stateNumber },
          picture: await carPicture(db, car),
        }
      : null,
    nextService: car ? await nextServiceOf(db, car) : null,
    orders: await ordersOf(db, customer.id),
    bonus: bonus ? { balance: bonus.balance, expiring: bonus.expiring } : null,
    unread: await unreadOf(db, customer.id),
    notices: items.map(({ title, href, createdAt }) => ({ title, href, createdAt })),
    requests: (await listRequests(db, customer, { limit: shown, offset: 0 })).items,
    insurance: await insuranceOf(db, customer.id),
  };
}
