import type { GarageCarStatus } from '@showroom/domain/account/garage-car';
import type { MaintenanceEngine } from '@showroom/domain/calculators/maintenance-works';
import type { Executor } from '../../db/database.ts';
import type { CarRecall } from '../../db/garage-schema.ts';

export type CarFacts = {
  stateNumber: string | null;
  vin: string | null;
  markCode: string | null;
  mark: string;
  model: string;
  year: number | null;
  engine: MaintenanceEngine;
};
export type CarRow = CarFacts & {
  id: string;
  customerId: string;
  status: GarageCarStatus;
  isMain: boolean;
  recalls: CarRecall[] | null;
  recallsAt: Date | string | null;
  /** In the order in which they were told. */
  readings: { km: number; on: string; source: 'customer' | 'service'; remark: string | null }[];
  /** The last finished service here. */
  served: { km: number | null; on: string } | null;
};

const columns = `c.id, c.customer_id as "customerId", c.status, c.is_main as "isMain", c.state_number as "stateNumber", c.vin,
  c.mark_code as "markCode", c.mark, c.model, c.year, c.engine, c.recalls, c.recalls_at as "recallsAt",
  coalesce((select jsonb_agg(jsonb_build_object('km', m.km, 'on', m.noted_on, 'source', m.source, 'remark', m.remark) order by m.id)
    from garage_mileage m where m.car_id = c.id), '[]') as readings,
  (select jsonb_build_object('km', o.mileage_km, 'on', (o.updated_at at time zone 'Europe/Moscow')::date)
    from service_order o where o.car_id = c.id and o.status = 'issued' order by o.updated_at desc limit 1) as served`;

/** Cars of a customer: the main one first, archived ones last. */
export const listCars = (db: Executor, customerId: string): Promise<CarRow[]> =>
  db.query<CarRow>(
    `select ${columns} from garage_car c where c.customer_id = $1
     order by c.status = 'archived', c.is_main desc, c.created_at, c.id`,
    [customerId],
  );

/** A car of a customer; with `isLocked` nobody else changes it meanwhile. */
export async function findCar(
  db: Executor,
  customerId: string,
  id: string,
  isLocked = false,
): Promise<CarRow | undefined> {
  const [row] = await db.query<CarRow>(
    `select ${columns} from garage_car c where c.customer_id = $1 and c.id = $2 ${isLocked ? 'for update of c' : ''}`,
    [customerId, id],
  );
  return row;
}

/** One change of a garage at a time: limit and main car hold. */
export async function lockGarage(executor: Executor, customerId: string): Promise<void> {
  await executor.query('select 1 from customer where id = $1 for update', [customerId]);
}

export async function countCars(db: Executor, customerId: string): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    `select count(*)::int as count from garage_car where customer_id = $1 and status <> 'archived'`,
    [customerId],
  );
  return row?.count ?? 0;
}

/** Whether another car of the garage has this number or VIN. */
export async function hasTwin(
  db: Executor,
  customerId: string,
  { stateNumber, vin }: Pick<CarFacts, 'stateNumber' | 'vin'>,
  exceptId: string | null = null,
): Promise<boolean> {
  const rows = await db.query(
    `select 1 from garage_car where customer_id = $1 and status <> 'archived' and id is distinct from $4::uuid
       and (state_number = $2 or vin = $3)`,
    [customerId, stateNumber, vin, exceptId],
  );
  return rows.length > 0;
}

export async function insertCar(
  executor: Executor,
  id: string,
  customerId: string,
  facts: CarFacts,
  status: GarageCarStatus,
): Promise<void> {
  const { stateNumber, vin, markCode, mark, model, year, engine } = facts;
  await executor.query(
    `insert into garage_car (id, customer_id, status, is_main, state_number, vin, mark_code, mark, model, year, engine, checking_since)
     values ($1, $2, $3, not exists (select 1 from garage_car where customer_id = $2 and is_main), $4, $5, $6, $7, $8, $9, $10,
       case when $3 = 'checking' then now() end)`,
    [id, customerId, status, stateNumber, vin, markCode, mark, model, year, engine],
  );
}

export async function updateCar(executor: Executor, id: string, facts: CarFacts): Promise<void> {
  const { stateNumber, vin, markCode, mark, model, year, engine } = facts;
  await executor.query(
    `update garage_car set state_number = $2, vin = $3, mark_code = $4, mark = $5, model = $6, year = $7, engine = $8,
       recalls = case when vin is distinct from $3 then null else recalls end, updated_at = now() where id = $1`,
    [id, stateNumber, vin, markCode, mark, model, year, engine],
  );
}

/** Moves a car on. False when somebody else was quicker. */
export async function setCarStatus(
  executor: Executor,
  id: string,
  from: GarageCarStatus,
  to: GarageCarStatus,
): Promise<boolean> {
  const rows = await executor.query(
    `update garage_car set status = $3, is_main = is_main and $3 <> 'archived',
       checking_since = case when $3 = 'checking' then now() end, updated_at = now()
     where id = $1 and status = $2 returning id`,
    [id, from, to],
  );
  return rows.length > 0;
}

/** The main car of a garage; without one the oldest that is there becomes it. */
export async function setMainCar(executor: Executor, customerId: string, id: string | null): Promise<void> {
  const main = id ?? (await firstCar(executor, customerId));
  await executor.query(
    'update garage_car set is_main = false where customer_id = $1 and is_main and id is distinct from $2::uuid',
    [customerId, main],
  );
  if (main) await executor.query('update garage_car set is_main = true, updated_at = now() where id = $1', [main]);
}

async function firstCar(db: Executor, customerId: string): Promise<string | null> {
  const [row] = await db.query<{ id: string }>(
    `select id from garage_car where customer_id = $1 and status <> 'archived' order by is_main desc, created_at, id limit 1`,
    [customerId],
  );
  return row?.id ?? null;
}

export type Reading = { km: number; on: string; source: 'customer' | 'service'; remark: string | null };

export async function insertReading(
  executor: Executor,
  carId: string,
  { km, on, source, remark }: Reading,
): Promise<void> {
  await executor.query(
    'insert into garage_mileage (car_id, km, noted_on, source, remark) values ($1, $2, $3, $4, $5)',
    [carId, km, on, source, remark],
  );
}
