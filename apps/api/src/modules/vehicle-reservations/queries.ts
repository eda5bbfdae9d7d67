import type { ReservationStatus } from '@showroom/domain/shop/vehicle-reservation';
import type { Executor } from '../../db/database.ts';
import { lockPayments } from '../payments/queries.ts';

export type StoredReservation = {
  id: string;
  holdingId: number;
  number: number;
  status: ReservationStatus;
  vehicleId: number;
  vehicleName: string;
  /** Whether the vehicle has a page. */
  isShown: boolean;
  dealerCode: string;
  dealerName: string | null;
  dealerAddress: string | null;
  dealerPhone: string | null;
  price: number;
  deposit: number;
  days: number;
  paymentId: string | null;
  paidAt: Date | string | null;
  heldUntil: Date | string;
  dealId: string | null;
  createdAt: Date | string;
  /** Null after the person is gone. */
  customerId: string | null;
  firstName: string | null;
  phone: string | null;
  email: string | null;
};

const columns = `
  r.id, r.holding_id as "holdingId", r.number, r.status, r.vehicle_id as "vehicleId", r.vehicle_name as "vehicleName",
  coalesce(v.status in ('on-sale', 'reserved'), false) as "isShown", r.dealer_code as "dealerCode", d.name as "dealerName",
  d.address as "dealerAddress", d.phone as "dealerPhone", r.price, r.deposit, r.days, r.payment_id as "paymentId",
  r.paid_at as "paidAt", r.held_until as "heldUntil", r.deal_id as "dealId", r.created_at as "createdAt",
  h.customer_id as "customerId", h.first_name as "firstName", h.phone, h.email`;
const tables = `vehicle_reservation r left join vehicle_reservation_holder h on h.reservation_id = r.id
  left join dealer d on d.holding_id = r.holding_id and d.code = r.dealer_code
  left join vehicle v on v.id = r.vehicle_id and v.holding_id = r.holding_id`;

/** Whose reservations are looked at: whoever has the link, one customer, or the staff of some centres (null: of all). */
export type ReservationScope = { holdingId: number; customerId?: string; dealers?: readonly string[] | null };

const inScope =
  'r.holding_id = $1 and ($2::uuid is null or h.customer_id = $2) and ($3::text[] is null or r.dealer_code = any($3))';
const valuesOf = ({ holdingId, customerId, dealers }: ReservationScope) => [
  holdingId,
  customerId ?? null,
  dealers ?? null,
];

/** A reservation of the scope; undefined for foreign ones. */
export async function findReservation(
  db: Executor,
  scope: ReservationScope,
  id: string,
): Promise<StoredReservation | undefined> {
  const [row] = await db.query<StoredReservation>(`select ${columns} from ${tables} where ${inScope} and r.id = $4`, [
    ...valuesOf(scope),
    id,
  ]);
  return row;
}

/** Keeps everybody else off a reservation until the end of the transaction; its payments first, as their transition does. */
export async function lockReservation(executor: Executor, id: string): Promise<void> {
  await lockPayments(executor, { kind: 'reservation', id });
  await executor.query('select 1 from vehicle_reservation where id = $1 for update', [id]);
}

/** Reservations of a scope, the newest first. */
export async function listReservations(
  db: Executor,
  scope: ReservationScope,
  { status }: { status?: ReservationStatus | undefined },
  { limit, offset }: { limit: number; offset: number },
): Promise<{ items: StoredReservation[]; total: number }> {
  const where = `${inScope} and ($4::text is null or r.status = $4)`;
  const given = [...valuesOf(scope), status ?? null];
  const [count] = await db.query<{ total: number }>(
    `select count(*)::int as total from ${tables} where ${where}`,
    given,
  );
  const items = await db.query<StoredReservation>(
    `select ${columns} from ${tables} where ${where} order by r.number desc limit $5 offset $6`,
    [...given, limit, offset],
  );
  return { items, total: count?.total ?? 0 };
}

/** Who acts: a customer, a member of the staff, or time and other systems. */
export type Mover = { author: 'customer' | 'staff' | 'system'; actor?: string };

export async function addEvent(
  executor: Executor,
  id: string,
  status: ReservationStatus,
  { author, actor }: Mover,
): Promise<void> {
  await executor.query(
    'insert into vehicle_reservation_event (reservation_id, status, author, actor) values ($1, $2, $3, $4)',
    [id, status, author, actor ?? null],
  );
}

export const eventsOf = (db: Executor, id: string): Promise<{ status: ReservationStatus; at: Date | string }[]> =>
  db.query('select status, created_at as at from vehicle_reservation_event where reservation_id = $1 order by id', [
    id,
  ]);
