import { notFound } from '../../http/api-error.ts';
import { api } from '../../rpc/implementer.ts';
import { requireCustomer } from '../account/require-customer.ts';
import { endSession, listSessions } from '../account/sessions.ts';
import { readUser } from '../account/user.ts';
import { putUser } from './put-user.ts';

export const userRoutes = {
  get: api.user.get.handler(async ({ input: { query, headers }, context }) =>
    readUser(context.database, await requireCustomer(context, headers.authorization, query.holdingId)),
  ),
  put: api.user.put.handler(async ({ input: { query, headers, body }, context }) =>
    putUser(context, await requireCustomer(context, headers.authorization, query.holdingId), body),
  ),
  sessions: api.user.sessions.handler(async ({ input: { query, headers }, context }) => ({
    items: await listSessions(context.database, await requireCustomer(context, headers.authorization, query.holdingId)),
  })),
  endSession: api.user.endSession.handler(async ({ input: { params, query, headers }, context }) => {
    const customer = await requireCustomer(context, headers.authorization, query.holdingId);
    if (!(await endSession(context.database, customer.id, params.id))) throw notFound('Такого сеанса нет.');
    return { isDone: true as const };
  }),
};
