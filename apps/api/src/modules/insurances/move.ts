import {
  canMovePolicy,
  type PolicyStatus,
  policyStatuses,
  policyTitles,
} from '@showroom/domain/account/insurance-policy';
import { formatDayMonth } from '@showroom/domain/dates';
import type { Executor } from '../../db/database.ts';
import { badRequest } from '../../http/api-error.ts';
import { tellCustomer } from '../notices/tell-customer.ts';
import type { PolicyRow } from './policies.ts';

type Moving = Pick<PolicyRow, 'id' | 'customerId' | 'kind' | 'status' | 'insurer' | 'endsOn'>;

const wordsOf = ({ insurer, endsOn }: Moving, to: PolicyStatus): string =>
  to === 'expiring'
    ? `${insurer}: полис действует до\u00a0${formatDayMonth(endsOn)}. Продлите его заранее.`
    : `${insurer}: ${policyStatuses[to].toLowerCase()}.`;

/** Tells the customer of a policy that it holds longer, under the same status. */
export const tellProlonged = (executor: Executor, { id, customerId, kind, insurer, endsOn }: Omit<Moving, 'status'>) =>
  tellCustomer(executor, {
    ...{ customerId, kind: 'insurance', title: policyTitles[kind], href: `/lk/insurances/${id}/` },
    text: `${insurer}: полис продлён до\u00a0${formatDayMonth(endsOn)}.`,
  });

/** Moves a policy on and tells its customer. Throws 400 for a move that does not exist. False: somebody else was quicker. */
export async function movePolicy(executor: Executor, policy: Moving, to: PolicyStatus): Promise<boolean> {
  const { id, customerId, kind, status } = policy;
  if (!canMovePolicy(status, to)) throw badRequest('Такого перехода нет.');
  const moved = await executor.query(
    'update insurance_policy set status = $3, updated_at = now() where id = $1 and status = $2 returning id',
    [id, status, to],
  );
  if (moved.length === 0) return false;
  await tellCustomer(executor, {
    ...{ customerId, kind: 'insurance' },
    title: policyTitles[kind],
    ...{ text: wordsOf(policy, to), href: `/lk/insurances/${id}/` },
  });
  return true;
}
