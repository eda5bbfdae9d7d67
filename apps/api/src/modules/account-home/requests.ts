import type { AccountRequest } from '@showroom/api-contract/account-home';
import { isLeadFormId, leadForms } from '@showroom/domain/lead/lead-forms';
import { customerStages } from '@showroom/domain/lead/lead-stage';
import type { LeadStatus } from '@showroom/domain/lead/lead-status';
import type { Executor } from '../../db/database.ts';
import type { Customer } from '../account/require-customer.ts';
import { leadNumber } from '../leads/lead-number.ts';

type LeadLine = { number: number; formId: string; status: LeadStatus; vehicle: string | null; at: Date | string };

const own = "holding_id = $2 and status <> 'spam' and (customer_id = $1 or phone = $3)";

/** Requests of this customer, and those that came from the phone that he has confirmed; the newest first. */
export async function listRequests(
  db: Executor,
  { id, holdingId, phone }: Customer,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ items: AccountRequest[]; total: number }> {
  const given = [id, holdingId, phone];
  const [count] = await db.query<{ total: number }>(`select count(*)::int as total from lead where ${own}`, given);
  const rows = await db.query<LeadLine>(
    `select number, form_id as "formId", status, vehicle_name as vehicle, created_at as at from lead
     where ${own} order by number desc limit $4 offset $5`,
    [...given, limit, offset],
  );
  const items = rows.map(({ number, formId, status, vehicle, at }) => ({
    number: leadNumber(holdingId, number),
    name: [isLeadFormId(formId) ? leadForms[formId].name : 'Заявка', vehicle].filter(Boolean).join(', '),
    stage: customerStages[status],
    createdAt: new Date(at).toISOString(),
  }));
  return { items, total: count?.total ?? 0 };
}
