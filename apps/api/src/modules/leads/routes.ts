import { api } from '../../rpc/implementer.ts';
import { optionalCustomer } from '../account/optional-customer.ts';
import { takeFile } from '../files/service.ts';
import { commitLead, describeForm } from './service.ts';

export const leadRoutes = {
  commit: api.lead.commit.handler(async ({ input: { query, headers, body }, context }) => {
    const customer = await optionalCustomer(context, headers.authorization, query.holdingId);
    const sender = { holdingId: query.holdingId, address: context.callerAddress, customerId: customer?.id };
    const { receipt, replayed } = await commitLead(context, sender, headers['idempotency-key'], body);
    return { body: receipt, ...(replayed && { headers: { 'idempotent-replayed': 'true' as const } }) };
  }),
  file: api.lead.file.handler(({ input: { query, body }, context }) =>
    takeFile(context, { holdingId: query.holdingId, address: context.callerAddress }, body.file),
  ),
  form: api.lead.form.handler(({ input, context }) => describeForm(context, input.formId, input.holdingId)),
};
