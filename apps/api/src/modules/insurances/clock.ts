import { policyStatusOn } from '@showroom/domain/account/insurance-policy';
import { moscowToday } from '@showroom/domain/lead/lead-date';
import type { Services } from '../../rpc/context.ts';
import { movePolicy } from './move.ts';
import type { PolicyRow } from './policies.ts';

/** Clock: policies that are about to end, or have ended. Safe to run as often as one likes. */
export async function tendPolicies({ database }: Pick<Services, 'database'>, now: Date): Promise<void> {
  const today = moscowToday(now);
  const rows = await database.query<PolicyRow>(
    `select id, customer_id as "customerId", kind, status, insurer, ends_on::text as "endsOn" from insurance_policy
     where status in ('active', 'expiring') and ends_on <= $1::date + 30
       and (status = 'active' or ends_on < $1::date) limit 500`,
    [today],
  );
  for (const policy of rows) {
    const to = policyStatusOn(policy.status, policy.endsOn, today);
    if (to !== policy.status) await database.transaction((executor) => movePolicy(executor, policy, to));
  }
}
