import type { DealDocument, DealRow } from '@showroom/api-contract/sales-deals';
import { type DealStatus, dealStatuses, isOpenDeal } from '@showroom/domain/account/sales-deal';
import { codesOf } from '@showroom/domain/dictionaries';
import type { Adviser } from '@showroom/domain/vehicle';
import type { Executor } from '../../db/database.ts';

export type Deal = {
  id: string;
  holdingId: number;
  customerId: string;
  number: string;
  status: DealStatus;
  vehicleId: number | null;
  vehicleName: string;
  isListed: boolean;
  dealerCode: string;
  dealerName: string | null;
  dealerPhone: string | null;
  advisers: Adviser[] | null;
  adviser: string | null;
  customer: string;
  price: number;
  nextStep: string | null;
  nextBy: string | null;
  createdAt: Date | string;
};

const columns = `
  s.id, s.holding_id as "holdingId", s.customer_id as "customerId", s.number, s.status, s.vehicle_id as "vehicleId",
  s.vehicle_name as "vehicleName", coalesce(v.status in ('on-sale', 'reserved'), false) as "isListed",
  s.dealer_code as "dealerCode", d.name as "dealerName", d.phone as "dealerPhone", d.advisers, s.adviser,
  coalesce(nullif(concat_ws(' ', c.last_name, c.first_name), ''), '…' || right(c.phone, 4)) as customer,
  s.price, s.next_step as "nextStep", to_char(s.next_by, 'YYYY-MM-DD') as "nextBy", s.created_at as "createdAt"`;
const tables = `sales_deal s join customer c on c.id = s.customer_id
  left join dealer d on d.holding_id = s.holding_id and d.code = s.dealer_code
  left join vehicle v on v.id = s.vehicle_id and v.holding_id = s.holding_id`;

/** Whose deals are looked at: one customer's own, or those of the centres of a member of the staff (null: all). */
export type DealScope = { customerId: string } | { holdingId: number; dealers: readonly string[] | null };

const inScope = (scope: DealScope): [string, unknown[]] =>
  'customerId' in scope
    ? ['s.customer_id = $1 and $2::text[] is null', [scope.customerId, null]]
    : [
        's.holding_id = $1 and ($2::text[] is null or s.dealer_code = any($2::text[]))',
        [scope.holdingId, scope.dealers],
      ];

/** A deal of the scope; with `isLocked` nobody else changes it meanwhile. Undefined for foreign and malformed ids. */
export async function findDeal(
  db: Executor,
  scope: DealScope,
  id: string,
  isLocked = false,
): Promise<Deal | undefined> {
  const [condition, values] = inScope(scope);
  const [row] = await db.query<Deal>(
    `select ${columns} from ${tables} where ${condition} and s.id::text = $3 ${isLocked ? 'for update of s' : ''}`,
    [...values, id],
  );
  return row;
}

type Filter = { status?: DealStatus | undefined; state?: 'open' | 'closed' | undefined; search?: string | undefined };

const closed = codesOf(dealStatuses).filter((status) => !isOpenDeal(status));

export async function listDeals(
  db: Executor,
  scope: DealScope,
  { status, state, search }: Filter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ items: Deal[]; total: number }> {
  const [condition, values] = inScope(scope);
  const where = `${condition} and ($3::text is null or s.status = $3)
    and ($4::text is null or s.number = $4 or right(c.phone, length($4)) = $4)
    and ($5::text is null or (s.status = any($6::text[])) = ($5 = 'closed'))`;
  const given = [...values, status ?? null, search || null, state ?? null, closed];
  const [count] = await db.query<{ total: number }>(
    `select count(*)::int as total from ${tables} where ${where}`,
    given,
  );
  const items = await db.query<Deal>(
    `select ${columns} from ${tables} where ${where} order by s.created_at desc, s.id limit $7 offset $8`,
    [...given, limit, offset],
  );
  return { items, total: count?.total ?? 0 };
}

export const toRow = (deal: Deal): DealRow => ({
  id: deal.id,
  number: deal.number,
  status: deal.status,
  vehicle: deal.vehicleName,
  price: deal.price,
  dealer: deal.dealerName ?? deal.dealerCode,
  createdAt: new Date(deal.createdAt).toISOString(),
});

type Stored<T, Moments extends keyof T> = Omit<T, Moments> & { [Key in Moments]: Date | string | null };
const iso = (moment: Date | string | null) => (moment === null ? null : new Date(moment).toISOString());

export async function documentsOf(db: Executor, dealId: string): Promise<DealDocument[]> {
  const rows = await db.query<Stored<DealDocument, 'signedAt'>>(
    `select id, name, mime, size, sha256, is_for_signing as "isForSigning", signed_at as "signedAt", signed_by as "signedBy"
     from deal_document where deal_id = $1 order by created_at, id limit 100`,
    [dealId],
  );
  return rows.map((row) => ({ ...row, signedAt: iso(row.signedAt) }));
}

export type PaymentRow = {
  id: string;
  name: string;
  dueOn: string;
  amount: number;
  paidAmount: number;
  paidAt: string | null;
};

export async function paymentsOf(db: Executor, dealId: string): Promise<PaymentRow[]> {
  const rows = await db.query<Stored<PaymentRow, 'paidAt'>>(
    `select id, name, to_char(due_on, 'YYYY-MM-DD') as "dueOn", amount, paid_amount as "paidAmount", paid_at as "paidAt"
     from deal_payment where deal_id = $1 order by due_on, id limit 100`,
    [dealId],
  );
  return rows.map((row) => ({ ...row, paidAt: iso(row.paidAt) }));
}

export async function stagesOf(db: Executor, dealId: string): Promise<{ status: DealStatus; at: string }[]> {
  const rows = await db.query<{ status: DealStatus; at: Date | string }>(
    'select status, created_at as at from deal_stage where deal_id = $1 order by id limit 100',
    [dealId],
  );
  return rows.map(({ status, at }) => ({ status, at: new Date(at).toISOString() }));
}
