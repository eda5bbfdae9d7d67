import { api } from '../../rpc/implementer.ts';
import { listMarks, listModels } from './service.ts';

export const brandsRoutes = {
  list: api.brands.list.handler(async ({ input, context }) => ({
    data: await listMarks(context, input.holdingId, input.type),
  })),
  models: api.brands.models.handler(async ({ input, context }) => ({
    data: await listModels(context, { holdingId: input.holdingId, type: input.type, markCode: input.markCode }),
  })),
};
