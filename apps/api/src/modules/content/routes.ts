import { api } from '../../rpc/implementer.ts';
import { selectBanner } from './article-queries.ts';
import { getArticle, listArticles, listVacancies } from './articles.ts';
import { selectServices } from './queries.ts';
import { getSeo, getStaticPage } from './service.ts';

export const contentRoutes = {
  seo: api.content.seo.handler(async ({ input, context }) => ({
    data: await getSeo(context, input.holdingId, input.url, new Date()),
  })),
  page: api.content.page.handler(({ input, context }) =>
    getStaticPage(context, input.holdingId, input.slug, input.lang),
  ),
  services: api.content.services.handler(async ({ input, context }) => ({
    data: await selectServices(context.database, input.holdingId, input.section),
  })),
  news: {
    list: api.content.news.list.handler(({ input, context }) => listArticles(context.database, 'news', input)),
    detail: api.content.news.detail.handler(({ input, context }) => getArticle(context.database, 'news', input)),
  },
  blog: {
    list: api.content.blog.list.handler(({ input, context }) => listArticles(context.database, 'blog', input)),
    detail: api.content.blog.detail.handler(({ input, context }) => getArticle(context.database, 'blog', input)),
  },
  media: {
    list: api.content.media.list.handler(({ input, context }) => listArticles(context.database, 'media', input)),
    detail: api.content.media.detail.handler(({ input, context }) => getArticle(context.database, 'media', input)),
  },
  actions: {
    list: api.content.actions.list.handler(({ input, context }) => listArticles(context.database, 'actions', input)),
    detail: api.content.actions.detail.handler(({ input, context }) => getArticle(context.database, 'actions', input)),
  },
  banner: api.content.banner.handler(async ({ input, context }) => ({
    data: await selectBanner(context.database, input.holdingId, input.city),
  })),
  vacancies: api.content.vacancies.handler(({ input, context }) =>
    listVacancies(context.database, input.holdingId, input.city),
  ),
};
