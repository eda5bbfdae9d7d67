import { api } from '../../rpc/implementer.ts';
import { getOverview } from './overview-service.ts';
import { listMarks, listModels } from './service.ts';

export const brandsRoutes = {
  list: api.brands.list.handler(async ({ input, context }) => ({
    data: await listMarks(context, input.holdingId, input.type),
  })),
  models: api.brands.models.handler(async ({ input, context }) => ({
    data: await listModels(context, { holdingId: input.holdingId, type: input.type, markCode: input.markCode }),
  })),
  mark: api.brands.mark.handler(({ input: { holdingId, mark }, context }) => getOverview(context, holdingId, { mark })),
  model: api.brands.model.handler(({ input: { holdingId, mark, model }, context }) =>
    getOverview(context, holdingId, { mark, model }),
  ),
  series: api.brands.series.handler(({ input: { holdingId, mark, model, series }, context }) =>
    getOverview(context, holdingId, { mark, model, series }),
  ),
};
