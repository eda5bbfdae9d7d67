import { api } from '../../rpc/implementer.ts';
import { getDealer, listDealers, listShortDealers, nameIds } from './service.ts';

export const dealersRoutes = {
  list: api.dealers.list.handler(async ({ input, context }) => ({
    data: await listDealers(context, input.holdingId, input.city),
  })),
  short: api.dealers.short.handler(({ input, context }) =>
    listShortDealers(context, { holdingId: input.holdingId, department: input.department, markCode: input.markCode }),
  ),
  named: api.dealers.named.handler(({ input, context }) =>
    nameIds(context, input.holdingId, { markId: input.markId, dealerId: input.dealerId }),
  ),
  detail: api.dealers.detail.handler(({ input, context }) => getDealer(context, input.holdingId, input.code)),
};
