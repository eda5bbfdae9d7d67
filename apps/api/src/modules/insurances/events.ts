import { randomUUID } from 'node:crypto';
import { policyKinds, policyStatusOn } from '@showroom/domain/account/insurance-policy';
import { codesOf } from '@showroom/domain/dictionaries';
import { moscowToday } from '@showroom/domain/lead/lead-date';
import * as v from 'valibot';
import type { Executor } from '../../db/database.ts';
import { badRequest } from '../../http/api-error.ts';
import { customerKey, customerOf } from '../garage/customer-of.ts';
import { movePolicy, tellProlonged } from './move.ts';
import type { PolicyRow } from './policies.ts';

const day = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/), v.isoDate());
const words = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200));
const money = v.pipe(v.number(), v.integer(), v.minValue(0));

/** `insurance.policy`: a policy as the group's system has it, as a whole. */
export const policyEvent = v.object({
  ...customerKey.entries,
  policyId: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  kind: v.picklist(codesOf(policyKinds)),
  /** Time alone makes a policy expire. */
  status: v.picklist(['processing', 'active', 'cancelled']),
  number: v.optional(v.nullable(words), null),
  insurer: words,
  vehicle: v.optional(v.nullable(words), null),
  startsOn: day,
  endsOn: day,
  premium: v.optional(v.nullable(money), null),
  cover: v.optional(v.pipe(v.array(v.object({ name: words, sum: v.nullable(money) })), v.maxLength(50)), []),
});

/** The group's system tells of a policy: made, in force, prolonged, cancelled. */
export async function takePolicy(
  executor: Executor,
  holdingId: number,
  event: v.InferOutput<typeof policyEvent>,
): Promise<void> {
  const { policyId, kind, status, number, insurer, vehicle, startsOn, endsOn, premium, cover } = event;
  if (endsOn < startsOn) throw badRequest('Срок полиса кончается раньше, чем начался.');
  const { customerId, carId } = await customerOf(executor, holdingId, event);
  const [before] = await executor.query<Pick<PolicyRow, 'endsOn'>>(
    `select ends_on::text as "endsOn" from insurance_policy
     where customer_id = $1 and external_id = $2 for update`,
    [customerId, policyId],
  );
  const values = [kind, number, insurer, vehicle, startsOn, endsOn, premium, JSON.stringify(cover), carId];
  await executor.query(
    `insert into insurance_policy (id, customer_id, external_id, status, kind, number, insurer, vehicle, starts_on, ends_on,
       premium, cover, car_id)
     values ($1, $2, $3, 'processing', $4, $5, $6, $7, $8, $9, $10, $11::jsonb, $12)
     on conflict (customer_id, external_id) do update set kind = $4, number = $5, insurer = $6, vehicle = $7, starts_on = $8,
       ends_on = $9, premium = $10, cover = $11::jsonb, car_id = coalesce($12, insurance_policy.car_id), updated_at = now()`,
    [randomUUID(), customerId, policyId, ...values],
  );
  const [policy] = await executor.query<PolicyRow>(
    `select id, customer_id as "customerId", kind, status, insurer, ends_on::text as "endsOn" from insurance_policy
     where customer_id = $1 and external_id = $2 for update`,
    [customerId, policyId],
  );
  if (!policy) return;
  // One that ends soon stays so, though it is in force.
  const stays =
    policy.status === status ||
    (status === 'active' && policyStatusOn('active', endsOn, moscowToday()) === policy.status);
  if (!stays) await movePolicy(executor, policy, status);
  else if (status === 'active' && before && before.endsOn < endsOn) await tellProlonged(executor, policy);
}
