import type { GarageCar, GarageCarDetail } from '@showroom/api-contract/garage';
import { nextMaintenance } from '@showroom/domain/account/next-maintenance';
import type { Executor } from '../../db/database.ts';
import { listFiles } from '../account-files/account-files.ts';
import { isoOrNull, orderNumber } from '../account-files/wire.ts';
import { carPicture } from './car-picture.ts';
import type { CarRow } from './queries.ts';

/** A car as the garage lists it; `today`: ISO day of Moscow. */
export async function presentCar(db: Executor, row: CarRow, today: string): Promise<GarageCar> {
  const { id, status, isMain, stateNumber, vin, markCode, mark, model, year, engine, readings, recalls, served } = row;
  const next = nextMaintenance(
    {
      ...{ mark: markCode ?? undefined, engine, year: year ?? undefined, readings },
      ...(served && { served: { km: served.km ?? undefined, on: served.on } }),
    },
    today,
  );
  return {
    ...{ id, status, isMain, stateNumber, vin, markCode, mark, model, year, engine },
    mileageKm: readings.at(-1)?.km ?? null,
    maintenance: next
      ? {
          ...{ number: next.service.number, mileage: next.service.mileage, dueOn: next.dueOn, kmLeft: next.kmLeft },
          ...{
            isOverdue: next.isOverdue,
            price: next.service.price,
            works: next.service.works.map(({ name }) => name),
          },
        }
      : null,
    openRecalls: recalls?.filter(({ isDone }) => !isDone).length ?? null,
    picture: await carPicture(db, row),
  };
}

type OrderLine = Omit<GarageCarDetail['orders'][number], 'number' | 'visitAt' | 'createdAt'> & {
  number: number;
  visitAt: Date | string | null;
  createdAt: Date | string;
};

/** A car with all that belongs to it. */
export async function presentDetail(db: Executor, row: CarRow, today: string): Promise<GarageCarDetail> {
  const orders = await db.query<OrderLine>(
    `select id, number, status, visit_at as "visitAt", created_at as "createdAt" from service_order
     where car_id = $1 and customer_id = $2 order by number desc limit 50`,
    [row.id, row.customerId],
  );
  const policies = await db.query<GarageCarDetail['policies'][number]>(
    `select id, kind, status, ends_on::text as "endsOn" from insurance_policy
     where car_id = $1 and customer_id = $2 order by ends_on desc limit 50`,
    [row.id, row.customerId],
  );
  return {
    ...(await presentCar(db, row, today)),
    mileage: row.readings.map(({ km, on, source, remark }) => ({ km, on, source, remark })),
    papers: await listFiles(db, { kind: 'car', id: row.id }),
    recalls: row.recalls,
    recallsAt: isoOrNull(row.recallsAt),
    orders: orders.map(({ number, visitAt, createdAt, ...order }) => ({
      ...order,
      number: orderNumber(number),
      visitAt: isoOrNull(visitAt),
      createdAt: new Date(createdAt).toISOString(),
    })),
    policies,
  };
}
