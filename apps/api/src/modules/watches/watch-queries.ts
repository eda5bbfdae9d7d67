import type { Watch } from '@showroom/api-contract/watches';
import type { WatchKind, WatchPace } from '@showroom/domain/selection/watch';
import { maxWatches } from '@showroom/domain/selection/watch';
import type { Executor } from '../../db/database.ts';

type Row = Omit<Watch, 'createdAt'> & { createdAt: Date | string };

const toWatch = ({ createdAt, ...row }: Row): Watch => ({ ...row, createdAt: new Date(createdAt).toISOString() });

const columns = `w.id, w.kind, w.title, w.href, w.price, w.pace, w.stopped_at is not null as "isStopped",
  (select count(*)::int from watch_hit h where h.watch_id = w.id) as found, w.created_at as "createdAt"`;

/** Watches of a customer, newest first. */
export async function selectWatches(db: Executor, customerId: string): Promise<Watch[]> {
  const rows = await db.query<Row>(
    `select ${columns} from watch w where w.customer_id = $1 order by w.created_at desc, w.id`,
    [customerId],
  );
  return rows.map(toWatch);
}

/** A watch of this customer; undefined for any other. */
export async function findWatch(db: Executor, customerId: string, id: string): Promise<Watch | undefined> {
  const [row] = await db.query<Row>(`select ${columns} from watch w where w.customer_id = $1 and w.id::text = $2`, [
    customerId,
    id,
  ]);
  return row && toWatch(row);
}

export type NewWatch = {
  id: string;
  customerId: string;
  holdingId: number;
  kind: WatchKind;
  subject: string;
  title: string;
  href: string;
  ask: Record<string, string> | null;
  vehicleId: number | null;
  itemId?: number;
  price: number | null;
  pace: WatchPace;
};

/** What a watch is about, before it is somebody's. */
export type WatchSubject = Pick<
  NewWatch,
  'kind' | 'subject' | 'title' | 'href' | 'ask' | 'vehicleId' | 'itemId' | 'price'
>;

/**
 * Stores a watch, or wakes the one that is there. A price that was watched before is watched from now on.
 * @returns its id; undefined when the customer has too many.
 */
export async function putWatch(db: Executor, watch: NewWatch): Promise<string | undefined> {
  const [row] = await db.query<{ id: string }>(
    `insert into watch (id, customer_id, holding_id, kind, subject, title, href, ask, vehicle_id, price, pace, item_id)
     select $1, $2, $3, $4, $5, $6, $7, $8::jsonb, $9, $10, $11, $12
     where (select count(*) from watch where customer_id = $2 and not (kind = $4 and subject = $5)) < ${maxWatches}
     on conflict (customer_id, kind, subject) do update set pace = excluded.pace, title = excluded.title,
       price = case when watch.stopped_at is null then watch.price else excluded.price end, stopped_at = null
     returning id`,
    [
      watch.id,
      watch.customerId,
      watch.holdingId,
      watch.kind,
      watch.subject,
      watch.title,
      watch.href,
      watch.ask && JSON.stringify(watch.ask),
      watch.vehicleId,
      watch.price,
      watch.pace,
      watch.itemId ?? null,
    ],
  );
  return row?.id;
}

/** Changes what is given. @returns whether the customer has such a watch. */
export async function updateWatch(
  db: Executor,
  customerId: string,
  id: string,
  { pace, isStopped }: { pace?: WatchPace | undefined; isStopped?: boolean | undefined },
): Promise<boolean> {
  const rows = await db.query(
    `update watch set pace = coalesce($3, pace),
       stopped_at = case when $4::boolean is null then stopped_at when $4 then coalesce(stopped_at, now()) end
     where customer_id = $1 and id::text = $2 returning 1 as done`,
    [customerId, id, pace ?? null, isStopped ?? null],
  );
  return rows.length > 0;
}

/** @returns whether the customer had such a watch. */
export async function deleteWatch(db: Executor, customerId: string, id: string): Promise<boolean> {
  const rows = await db.query('delete from watch where customer_id = $1 and id::text = $2 returning 1 as done', [
    customerId,
    id,
  ]);
  return rows.length > 0;
}

export type WatchedVehicle = {
  id: number;
  status: string;
  type: 'cars' | 'moto' | 'atv' | 'jet-ski' | 'commercial';
  condition: 'new' | 'used';
  bodyType: string;
  year: number;
  price: number | null;
  markCode: string;
  mark: string;
  modelCode: string;
  model: string;
};

/** Vehicles of a holding in any state. */
export function selectWatched(db: Executor, holdingId: number, ids: readonly number[]): Promise<WatchedVehicle[]> {
  return db.query<WatchedVehicle>(
    `select v.id, v.status, v.type, v.condition, v.body_type as "bodyType", v.year, v.price,
       m.code as "markCode", m.name as mark, o.code as "modelCode", o.name as model
     from vehicle v join mark m on m.id = v.mark_id join model o on o.id = v.model_id
     where v.holding_id = $1 and v.id = any($2::int[])`,
    [holdingId, ids],
  );
}

/** Names of marks and models by `mark kia`, `model rio`. */
export async function selectNames(
  db: Executor,
  marks: readonly string[],
  models: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db.query<{ key: string; name: string }>(
    `select 'mark ' || code as key, name from mark where code = any($1)
     union all
     select distinct on (o.code) 'model ' || o.code, o.name from model o join mark m on m.id = o.mark_id
     where o.code = any($2) and m.code = any($1)`,
    [marks, models],
  );
  return new Map(rows.map(({ key, name }) => [key, name]));
}
