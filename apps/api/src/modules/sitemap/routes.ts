import { api } from '../../rpc/implementer.ts';
import { describeSite } from './service.ts';

export const sitemapRoutes = {
  sitemap: api.navigation.sitemap.handler(({ input, context }) => describeSite(context, input.holdingId)),
};
