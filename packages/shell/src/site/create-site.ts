import { allTags } from '@showroom/api-client/cache-table';
import { apiBase, apiTimeoutFactor } from '@showroom/api-client/env';
import { isApiUp } from '@showroom/api-client/is-api-up';
import { redirectLookup, resolvePage } from '@showroom/api-client/lookups';
import { accessCookie, readAccess } from '@showroom/bff/account-cookies';
import { deskMarkCookie } from '@showroom/bff/desk-cookies';
import { articlesParams, canonicalArticlesQuery } from '@showroom/domain/articles-query';
import type { Brand } from '@showroom/domain/brand';
import { calculatorParams, canonicalCalculatorQuery } from '@showroom/domain/calculators/calculator-query';
import { cityCodes, cityCookie, defaultCity } from '@showroom/domain/city';
import { canonicalListingQuery, listingParams } from '@showroom/domain/listing-values';
import { canonicalReviewsQuery, reviewsParams } from '@showroom/domain/review/reviews-query';
import { canonicalStoreQuery, storeParams } from '@showroom/domain/shop/store-query';
import type { Log } from '@showroom/guards/lookups';
import { createPipeline } from '@showroom/guards/pipeline';
import type { QueryGrammar, Route } from '@showroom/guards/route-table';
import type { Site } from '@showroom/web-server/plan';
import { countedPages } from '../analytics/counters.ts';
import { chosenCounters, chosenMaps, embedPartners, isWorkerWithdrawn, revalidateSecret } from '../env.ts';
import { bothOf, mappedPages } from '../maps/mapped-pages.ts';
import { buildId } from '../release/build-id.ts';
import { contactParam, prefersContact, toContactPlan } from './contact-request.ts';
import { countRedirects } from './count-redirects.ts';
import { markdownOf, prefersMarkdown, toMarkdownPlan } from './markdown-request.ts';
import { postedPages, siteWrites } from './site-writes.ts';
import { innerPage, missingPath, revalidatePath, toPlan } from './to-plan.ts';
import { withVideos } from './with-videos.ts';
import { createWorkerPlan } from './worker-request.ts';

/**
 * Empties every data tag once, so that a build of yesterday never shows yesterday's stock. While the API is down, what was built is
 * what there is; when it comes, it tells the shells itself.
 */
async function emptyAllTags(origin: string): Promise<void> {
  const secret = revalidateSecret();
  if (!secret || !(await isApiUp())) return;
  await fetch(`${origin}${revalidatePath}/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-revalidate-secret': secret },
    body: JSON.stringify({ tags: allTags }),
  }).catch(() => undefined);
}

/** The one spelling of a query by its grammar. */
const canonicalQueries: Record<QueryGrammar, (params: URLSearchParams) => string> = {
  listing: canonicalListingQuery,
  articles: canonicalArticlesQuery,
  reviews: canonicalReviewsQuery,
  calculator: canonicalCalculatorQuery,
  store: canonicalStoreQuery,
};

type Logger = { info: (line: object) => void; warn: (line: object) => void };

/**
 * What a shell tells its web server: the guard pipeline's plan for each request, what varies a page, what may be written.
 * Convenience, never the lock: whatever is private is checked again where it is read.
 */
export function createSite(brand: Brand, routes: readonly Route[]): (log: Logger) => Site {
  return (logger) => {
    const log: Log = ({ level, ...line }) => logger[level](line);
    const pipeline = createPipeline({
      routes,
      log,
      brand: brand.code,
      hosts: { own: brand.host, allowed: [] },
      lookups: {
        resolve: (question, signal) => resolvePage(brand.holdingId, question, signal),
        redirects: (signal) => redirectLookup(brand.holdingId, signal),
      },
      canonicalQuery: ({ query: grammar }, _params, query) =>
        grammar ? canonicalQueries[grammar](new URLSearchParams(query)) : '',
      exempt: [revalidatePath.slice(1)],
      lookupTimeoutMs: 300 * apiTimeoutFactor(),
    });
    const count = countRedirects(brand.holdingId);
    const deployment = {
      ancestors: ["'self'", ...embedPartners()],
      build: buildId(),
      added: withVideos(bothOf(countedPages(brand.counters, chosenCounters()), mappedPages(chosenMaps()))),
    };
    const workerPlan = createWorkerPlan(isWorkerWithdrawn());
    const missing = (city: string) => innerPage(city, missingPath, 404);
    return {
      async plan(request) {
        const worker = workerPlan(request.url);
        if (worker) return worker;
        const { method, cookie } = request;
        const cookies = {
          city: cookie(cityCookie.name),
          // A damaged one is no session (B-04).
          accessToken: readAccess(cookie(accessCookie)),
          desk: cookie(deskMarkCookie.name),
        };
        const markdown = markdownOf(request);
        const url = markdown?.url ?? request.url;
        const answer = await pipeline.run({ url, method, cookies });
        if (answer.reason === 'retired') count(url);
        const plan = markdown ? toMarkdownPlan(answer, markdown) : toContactPlan(answer, request);
        return (
          plan ??
          (markdown?.hasEnding && answer.kind === 'rewrite'
            ? missing(answer.city)
            : toPlan(answer, request, deployment))
        );
      },
      choosesForm: (accept) => prefersMarkdown(accept) || prefersContact(accept),
      invalidate: () => pipeline.invalidate(),
      variesBy: {
        cookies: [cityCookie.name],
        params: new Set([
          'city',
          contactParam,
          ...listingParams,
          ...articlesParams,
          ...reviewsParams,
          ...calculatorParams,
          ...storeParams,
        ]),
      },
      variants: [defaultCity, ...cityCodes.filter((code) => code !== defaultCity)],
      errorPage: (kind, city) => (kind === 'missing' ? missing(city) : innerPage(city, 'error/503', 200)),
      writes: siteWrites,
      postedPages,
      pictures: {
        prefix: '/media/',
        pattern: /^\/media\/[a-z0-9/@_-]{1,160}\.(?:webp|jpg|png|pdf)$/,
        from: apiBase(),
      },
      prepare: emptyAllTags,
    };
  };
}
