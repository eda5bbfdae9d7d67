import { api } from '../../rpc/implementer.ts';
import { requireShell } from './require-shell.ts';
import { countHits, listRedirects, resolvePage } from './service.ts';

export const navigationRoutes = {
  redirects: api.navigation.redirects.handler(async ({ input, context }) => ({
    items: await listRedirects(context, input.holdingId, input.url),
  })),
  countHits: api.navigation.countHits.handler(async ({ input: { headers, query, body }, context }) => {
    requireShell(context, headers['x-revalidate-secret']);
    await countHits(context.database, query.holdingId, body.hits);
    return { isDone: true };
  }),
  resolve: api.navigation.resolve.handler(({ input, context }) => resolvePage(context, input, new Date())),
};
