import type { InsuranceDetail, InsurancePolicy } from '@showroom/api-contract/insurances';
import { daysBetween, type PolicyKind, type PolicyStatus } from '@showroom/domain/account/insurance-policy';
import { moscowToday } from '@showroom/domain/lead/lead-date';
import type { Executor } from '../../db/database.ts';
import type { PolicyCover } from '../../db/insurance-schema.ts';
import { notFound } from '../../http/api-error.ts';
import { listFiles } from '../account-files/account-files.ts';
import { requireId } from '../account-files/object-id.ts';

export type PolicyRow = {
  id: string;
  customerId: string;
  kind: PolicyKind;
  status: PolicyStatus;
  number: string | null;
  insurer: string;
  vehicle: string | null;
  startsOn: string;
  endsOn: string;
  premium: number | null;
  cover: PolicyCover[];
  carId: string | null;
  stateNumber: string | null;
};

const select = `select p.id, p.customer_id as "customerId", p.kind, p.status, p.number, p.insurer, p.vehicle,
  p.starts_on::text as "startsOn", p.ends_on::text as "endsOn", p.premium::float8 as premium, p.cover, p.car_id as "carId",
  c.state_number as "stateNumber" from insurance_policy p left join garage_car c on c.id = p.car_id`;

const noPolicy = 'Такого полиса нет.';

const present = (row: PolicyRow, today: string): InsurancePolicy => {
  const { id, kind, status, number, insurer, vehicle, startsOn, endsOn, premium } = row;
  return {
    id,
    kind,
    status,
    number,
    insurer,
    vehicle,
    startsOn,
    endsOn,
    premium,
    daysLeft: daysBetween(today, endsOn),
  };
};

/** Policies of a customer: those in force first, the one that ends soonest above. */
export async function listPolicies(db: Executor, customerId: string): Promise<InsurancePolicy[]> {
  const rows = await db.query<PolicyRow>(
    `${select} where p.customer_id = $1 order by p.status in ('expired', 'cancelled'), p.ends_on, p.id limit 200`,
    [customerId],
  );
  return rows.map((row) => present(row, moscowToday()));
}

/** A policy of the customer. Throws 404 for anybody else's. */
export async function requirePolicy(db: Executor, customerId: string, id: string): Promise<PolicyRow> {
  const [row] = await db.query<PolicyRow>(`${select} where p.customer_id = $1 and p.id = $2`, [
    customerId,
    requireId(id, noPolicy),
  ]);
  if (!row) throw notFound(noPolicy);
  return row;
}

/** A policy with its cover and its documents. Throws 404 for a stranger's. */
export async function readPolicy(db: Executor, customerId: string, id: string): Promise<InsuranceDetail> {
  const row = await requirePolicy(db, customerId, id);
  const { carId, stateNumber, cover } = row;
  return {
    ...present(row, moscowToday()),
    ...{ carId, stateNumber, cover },
    documents: await listFiles(db, { kind: 'policy', id: row.id }),
  };
}
