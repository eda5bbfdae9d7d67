import { api } from '../../rpc/implementer.ts';
import { addressClaims, consumeAll } from '../rate-limits/consume.ts';
import { vitalLimits } from '../rate-limits/limits.data.ts';
import { keepVitals } from './queries.ts';

export const vitalRoutes = {
  tell: api.vitals.tell.handler(async ({ input: { query, body }, context }) => {
    await context.database.transaction(async (tx) => {
      await consumeAll(tx, addressClaims(vitalLimits, context.callerAddress));
      await keepVitals(tx, query.holdingId, body);
    });
    return { isDone: true as const };
  }),
};
