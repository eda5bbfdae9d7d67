import { randomUUID } from 'node:crypto';
import { policyTitles } from '@showroom/domain/account/insurance-policy';
import type { Executor } from '../../db/database.ts';
import type { ApiContext } from '../../rpc/context.ts';
import { api } from '../../rpc/implementer.ts';
import { keepFile } from '../account-files/account-files.ts';
import { writeAudit } from '../content/store/audit.ts';
import { tellCustomer } from '../notices/tell-customer.ts';
import { customerByPhone } from '../tools/desk-customer.ts';
import { type Desk, deskFor } from '../tools/desk-for.ts';
import { checkTerm, lockPolicy, policyFileLimit, presentPolicies, renewPolicy } from './desk.ts';
import { movePolicy } from './move.ts';

type Locked = Awaited<ReturnType<typeof lockPolicy>>;

const deskOf = deskFor('sales', 'service');

/** One act on a policy with its line of the trail, in one transaction; answers all of its customer's. */
const act = (
  { database }: ApiContext,
  { holdingId, actor }: Desk,
  id: string,
  what: string,
  work: (executor: Executor, policy: Locked) => Promise<Record<string, string>>,
) =>
  database.transaction(async (executor) => {
    const policy = await lockPolicy(executor, holdingId, id);
    const details = await work(executor, policy);
    await writeAudit(executor, { holdingId, actor, act: what, subject: `policy:${policy.id}`, details });
    return presentPolicies(executor, { id: policy.customerId, name: policy.customer });
  });

export const deskInsuranceRoutes = {
  list: api.deskInsurances.list.handler(async ({ input, context }) => {
    const { holdingId } = await deskOf(context, input);
    return presentPolicies(context.database, await customerByPhone(context.database, holdingId, input.query.phone));
  }),
  add: api.deskInsurances.add.handler(async ({ input: { body, ...asked }, context }) => {
    const { holdingId, actor } = await deskOf(context, asked);
    checkTerm(body);
    return context.database.transaction(async (executor) => {
      const customer = await customerByPhone(executor, holdingId, body.phone);
      const id = randomUUID();
      const { kind, number, insurer, vehicle, startsOn, endsOn, premium, key } = body;
      const status = number === null ? 'processing' : 'active';
      const added = await executor.query(
        `insert into insurance_policy (id, customer_id, external_id, status, kind, number, insurer, vehicle, starts_on, ends_on, premium)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict (customer_id, external_id) do nothing returning id`,
        [id, customer.id, `desk:${key}`, status, kind, number, insurer, vehicle, startsOn, endsOn, premium],
      );
      if (added.length > 0) {
        const text = status === 'active' ? `${insurer}: полис готов.` : `${insurer}: полис оформляется.`;
        await writeAudit(executor, { holdingId, actor, act: 'policy-add', subject: `policy:${id}`, details: { kind } });
        await tellCustomer(executor, {
          ...{ customerId: customer.id, kind: 'insurance', title: policyTitles[kind], text },
          href: `/lk/insurances/${id}/`,
        });
      }
      return presentPolicies(executor, customer);
    });
  }),
  renew: api.deskInsurances.renew.handler(async ({ input: { params, body, ...asked }, context }) =>
    act(context, await deskOf(context, asked), params.id, 'policy-term', async (executor, policy) => {
      await renewPolicy(executor, policy, body);
      return { startsOn: body.startsOn, endsOn: body.endsOn };
    }),
  ),
  end: api.deskInsurances.end.handler(async ({ input: { params, ...asked }, context }) =>
    act(context, await deskOf(context, asked), params.id, 'policy-end', async (executor, policy) => {
      await movePolicy(executor, policy, 'cancelled');
      return { from: policy.status };
    }),
  ),
  upload: api.deskInsurances.upload.handler(async ({ input: { body, ...asked }, context }) => {
    const desk = await deskOf(context, asked);
    const { id, customerId } = await lockPolicy(context.database, desk.holdingId, asked.query.policy);
    const kept = await keepFile(context, customerId, { kind: 'policy', id }, body.file, policyFileLimit);
    return act(context, desk, id, 'policy-document', async (executor, policy) => {
      await tellCustomer(executor, {
        ...{ customerId, kind: 'insurance', title: policyTitles[policy.kind], href: `/lk/insurances/${id}/` },
        text: 'В\u00a0документах полиса новый файл.',
      });
      return { document: kept.id };
    });
  }),
};
