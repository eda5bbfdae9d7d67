import { notFound } from '../../http/api-error.ts';
import { api } from '../../rpc/implementer.ts';
import { addressClaims, consumeAll } from '../rate-limits/consume.ts';
import { refreshLimits } from '../rate-limits/limits.data.ts';
import { readRefresh } from './refresh-token.ts';
import { requireCustomer } from './require-customer.ts';
import { endByRefresh, endSession, listSessions, rotate } from './sessions.ts';
import { sendSignInCode, signInByCode } from './sign-in.ts';
import { putUser, readUser } from './user.ts';

const done = { isDone: true as const };

export const authRoutes = {
  validate: api.auth.validate.handler(({ input: { query, body }, context }) =>
    sendSignInCode(context, { holdingId: query.holdingId, address: context.callerAddress }, body.phone),
  ),
  login: api.auth.login.handler(({ input: { query, headers, body }, context }) =>
    signInByCode(context, { holdingId: query.holdingId, address: context.callerAddress }, body, headers['user-agent']),
  ),
  refresh: api.auth.refresh.handler(async ({ input: { query, headers }, context }) => {
    await consumeAll(context.database, addressClaims(refreshLimits, context.callerAddress));
    return rotate(context, readRefresh(headers.authorization), query.holdingId);
  }),
  logout: api.auth.logout.handler(async ({ input: { query, headers, body }, context }) => {
    await endByRefresh(context, readRefresh(headers.authorization), query.holdingId, body.everywhere ?? false);
    return done;
  }),
};

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
    return done;
  }),
};
