import type { DeskPolicies } from '@showroom/api-contract/desk-insurances';
import { canMovePolicy, type PolicyStatus } from '@showroom/domain/account/insurance-policy';
import { moscowToday } from '@showroom/domain/lead/lead-date';
import type { Executor } from '../../db/database.ts';
import { badRequest, notFound } from '../../http/api-error.ts';
import { listFiles } from '../account-files/account-files.ts';
import { requireId } from '../account-files/object-id.ts';
import type { DeskCustomer } from '../tools/desk-customer.ts';
import { movePolicy, tellProlonged } from './move.ts';
import { listPolicies, type PolicyRow } from './policies.ts';

/** Files of one policy. */
export const policyFileLimit = 20;
type Term = { number: string; startsOn: string; endsOn: string; premium: number | null };
type DeskPolicyRow = Pick<PolicyRow, 'id' | 'customerId' | 'kind' | 'status' | 'insurer' | 'endsOn'> & {
  customer: string;
};

const isLive = (status: PolicyStatus) => status === 'active' || status === 'expiring';

/** A term in which a policy is in force today or later. Throws 400 for another one, by the field. */
export function checkTerm({ startsOn, endsOn }: Pick<Term, 'startsOn' | 'endsOn'>): void {
  const message =
    endsOn < startsOn
      ? 'Срок кончается раньше, чем начался.'
      : endsOn < moscowToday()
        ? 'Этот срок уже прошёл.'
        : undefined;
  if (message) throw badRequest('Полис не\u00a0сохранён.', [{ field: 'endsOn', message }]);
}

/** A policy of the holding, locked. Throws 404 for another one's. */
export async function lockPolicy(db: Executor, holdingId: number, id: string): Promise<DeskPolicyRow> {
  const [row] = await db.query<DeskPolicyRow>(
    `select p.id, p.customer_id as "customerId", p.kind, p.status, p.insurer, p.ends_on::text as "endsOn",
       coalesce(nullif(concat_ws(' ', c.last_name, c.first_name), ''), '…' || right(c.phone, 4)) as customer
     from insurance_policy p join customer c on c.id = p.customer_id
     where p.id = $1 and c.holding_id = $2 for update of p`,
    [requireId(id, 'Такого полиса нет.'), holdingId],
  );
  if (!row) throw notFound('Такого полиса нет.');
  return row;
}

export async function presentPolicies(db: Executor, { id, name }: DeskCustomer): Promise<DeskPolicies> {
  const items: DeskPolicies['items'] = [];
  for (const policy of await listPolicies(db, id)) {
    const { status } = policy;
    items.push({
      ...policy,
      documents: await listFiles(db, { kind: 'policy', id: policy.id }),
      isRenewable: isLive(status) || canMovePolicy(status, 'active'),
      isEndable: canMovePolicy(status, 'cancelled'),
    });
  }
  return { customer: name, items };
}

/** Gives a policy a new term: one that was being made comes into force, one that ends is prolonged. Its customer is told. Throws 400 for one that is over. */
export async function renewPolicy(executor: Executor, policy: DeskPolicyRow, term: Term): Promise<void> {
  checkTerm(term);
  const { id, status } = policy;
  if (!isLive(status) && !canMovePolicy(status, 'active')) throw badRequest('Такого перехода нет.');
  await executor.query(
    `update insurance_policy set number = $2, starts_on = $3, ends_on = $4, premium = coalesce($5, premium), updated_at = now()
     where id = $1`,
    [id, term.number, term.startsOn, term.endsOn, term.premium],
  );
  if (status !== 'active') {
    await movePolicy(executor, { ...policy, endsOn: term.endsOn }, 'active');
    return;
  }
  await tellProlonged(executor, { ...policy, endsOn: term.endsOn });
}
