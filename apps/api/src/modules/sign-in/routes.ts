import { api } from '../../rpc/implementer.ts';
import { readRefresh } from '../account/refresh-token.ts';
import { endByRefresh, rotate } from '../account/sessions.ts';
import { addressClaims, consumeAll } from '../rate-limits/consume.ts';
import { refreshLimits } from '../rate-limits/limits.data.ts';
import { sendSignInCode, signInByCode } from './sign-in.ts';

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
