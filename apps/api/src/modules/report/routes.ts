import { api } from '../../rpc/implementer.ts';
import { optionalCustomer } from '../account/optional-customer.ts';
import { sendCode } from './send-code.ts';
import { confirmReport } from './service.ts';

export const reportRoutes = {
  askCode: api.report.askCode.handler(({ input, context }) =>
    sendCode(context, { holdingId: input.holdingId, address: context.callerAddress }, input.phone),
  ),
  sendCode: api.report.sendCode.handler(({ input: { query, body }, context }) =>
    sendCode(context, { holdingId: query.holdingId, address: context.callerAddress }, body.phone),
  ),
  confirm: api.report.confirm.handler(async ({ input: { query, headers, body }, context }) => {
    const customer = await optionalCustomer(context, headers.authorization, query.holdingId);
    const sender = { holdingId: query.holdingId, address: context.callerAddress, customerId: customer?.id };
    const { answer, replayed } = await confirmReport(context, sender, headers['idempotency-key'], body);
    return { body: answer, ...(replayed && { headers: { 'idempotent-replayed': 'true' as const } }) };
  }),
};
