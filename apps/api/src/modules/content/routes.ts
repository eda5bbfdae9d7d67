import { api } from '../../rpc/implementer.ts';
import { getSeo, getStaticPage } from './service.ts';

export const contentRoutes = {
  seo: api.content.seo.handler(async ({ input, context }) => ({
    data: await getSeo(context, input.holdingId, input.url, new Date()),
  })),
  page: api.content.page.handler(({ input, context }) => getStaticPage(context, input.holdingId, input.slug)),
};
