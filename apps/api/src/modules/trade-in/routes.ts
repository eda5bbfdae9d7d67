import { api } from '../../rpc/implementer.ts';
import { estimateTradeIn } from './service.ts';

export const tradeInRoutes = {
  estimate: api.tradeIn.estimate.handler(({ input, context }) => estimateTradeIn(context.database, input)),
};
