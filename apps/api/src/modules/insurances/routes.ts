import { api } from '../../rpc/implementer.ts';
import type { OwnCall } from '../../rpc/own-call.ts';
import { requireCustomer } from '../account/require-customer.ts';
import { readOwnFile } from '../account-files/account-files.ts';
import { listPolicies, readPolicy, requirePolicy } from './policies.ts';

const owner = (context: Parameters<typeof requireCustomer>[0], { headers, query }: OwnCall) =>
  requireCustomer(context, headers.authorization, query.holdingId);

export const insurancesRoutes = {
  list: api.insurances.list.handler(async ({ input, context }) => ({
    items: await listPolicies(context.database, (await owner(context, input)).id),
  })),
  policy: api.insurances.policy.handler(async ({ input, context }) =>
    readPolicy(context.database, (await owner(context, input)).id, input.params.insurance),
  ),
  document: api.insurances.document.handler(async ({ input: { params, ...input }, context }) => {
    const { id } = await requirePolicy(context.database, (await owner(context, input)).id, params.insurance);
    return readOwnFile(context, { kind: 'policy', id }, params.document);
  }),
};
