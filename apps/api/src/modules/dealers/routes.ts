import { api } from '../../rpc/implementer.ts';
import { getDealer, listDealers, listShortDealers } from './service.ts';

export const dealersRoutes = {
  list: api.dealers.list.handler(async ({ input, context }) => ({
    data: await listDealers(context, input.holdingId, input.city),
  })),
  short: api.dealers.short.handler(({ input, context }) =>
    listShortDealers(context, { holdingId: input.holdingId, department: input.department, markCode: input.markCode }),
  ),
  detail: api.dealers.detail.handler(({ input, context }) => getDealer(context, input.holdingId, input.code)),
};
