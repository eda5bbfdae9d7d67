import { notFound } from '../../http/api-error.ts';
import { api } from '../../rpc/implementer.ts';
import { deviceWords } from '../account/device-words.ts';
import { requireCustomer } from '../account/require-customer.ts';
import { addressClaims, consumeAll } from '../rate-limits/consume.ts';
import { passkeyLimits } from '../rate-limits/limits.data.ts';
import { passkeysOf, removePasskey } from './queries.ts';
import { addKey, askNew, askSignIn, signInByPasskey } from './service.ts';

const done = { isDone: true as const };
const asRecord = (options: object) => ({ options: { ...options } as Record<string, unknown> });

export const passkeyRoutes = {
  askSignIn: api.passkeys.askSignIn.handler(async ({ input: { query, body }, context }) => {
    await consumeAll(context.database, addressClaims(passkeyLimits, context.callerAddress));
    return { options: await askSignIn(context, query.holdingId, body.origin) };
  }),
  signIn: api.passkeys.signIn.handler(async ({ input: { query, headers, body }, context }) => {
    await consumeAll(context.database, addressClaims(passkeyLimits, context.callerAddress));
    return signInByPasskey(context, query.holdingId, body, headers['user-agent']);
  }),
  list: api.passkeys.list.handler(async ({ input: { query, headers }, context }) => {
    const customer = await requireCustomer(context, headers.authorization, query.holdingId);
    return { items: await passkeysOf(context.database, customer.id) };
  }),
  askNew: api.passkeys.askNew.handler(async ({ input: { query, headers, body }, context }) =>
    asRecord(
      await askNew(context, await requireCustomer(context, headers.authorization, query.holdingId), body.origin),
    ),
  ),
  add: api.passkeys.add.handler(async ({ input: { query, headers, body }, context }) => {
    const customer = await requireCustomer(context, headers.authorization, query.holdingId);
    await addKey(context, customer, body, deviceWords(headers['user-agent']));
    return done;
  }),
  remove: api.passkeys.remove.handler(async ({ input: { params, query, headers }, context }) => {
    const customer = await requireCustomer(context, headers.authorization, query.holdingId);
    if (!(await removePasskey(context.database, customer.id, params.id))) throw notFound('Такого ключа нет.');
    return done;
  }),
};
