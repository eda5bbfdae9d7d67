import { api } from '../../rpc/implementer.ts';
import { locateCaller } from './service.ts';

export const systemRoutes = {
  location: api.system.location.handler(async ({ input, context }) => ({
    siteCityCode: await locateCaller(context.location, input.ip ?? context.callerAddress),
  })),
  build: api.system.build.handler(({ context }) => ({ id: context.buildId })),
};
