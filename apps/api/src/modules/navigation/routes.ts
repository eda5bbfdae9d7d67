import { api } from '../../rpc/implementer.ts';
import { listRedirects, resolvePage } from './service.ts';

export const navigationRoutes = {
  redirects: api.navigation.redirects.handler(async ({ input, context }) => ({
    items: await listRedirects(context, input.holdingId, input.url),
  })),
  resolve: api.navigation.resolve.handler(({ input, context }) => resolvePage(context, input, new Date())),
};
