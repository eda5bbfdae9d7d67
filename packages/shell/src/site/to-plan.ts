import { cityCookie } from '@showroom/domain/city';
import type { Answer } from '@showroom/guards/answer';
import type { Route } from '@showroom/guards/route-table';
import type { PagePlan, Plan, PlanRequest } from '@showroom/web-server/plan';
import { playersAlone } from './with-videos.ts';

/** Where the API says what changed (ADR-022). */
export const revalidatePath = '/revalidate';

/** The page in place of one that does not exist, within its city. */
export const missingPath = 'error/404';
/** The same for an item of the shop: its way out leads back to the shop. */
const missingItemPath = 'error/item';

const withSlash = (path: string) => (path.endsWith('/') ? path : `${path}/`);
const pathOf = (url: string) => url.split('?', 1)[0] ?? '/';

/** A page of the site's own that no address leads to; it is rendered under its internal path, as that is the same for everybody. */
export function innerPage(city: string, path: string, status: PagePlan['status']): PagePlan {
  const target = `/${city}/-/${path}/`;
  const fixed = { kind: 'page', access: 'shared', rendering: 'static', origins: playersAlone } as const;
  return { ...fixed, address: target, target, status, variant: city };
}

function remembered({ remember }: Answer): { cookie?: string } {
  if (!remember) return {};
  return { cookie: `${cityCookie.name}=${remember}; Path=/; Max-Age=${cityCookie.maxAgeSeconds}; SameSite=Lax` };
}

/** What a deployment decides of a page. */
export type Deployment = {
  /** Who may embed an embeddable page: the partners, and the site's own desk, which shows it to the staff. */
  ancestors: readonly string[];
  /** Id of the build that is served, told to each page. */
  build: string;
  /** What counters and maps add to a page. */
  added: (route: Route) => Pick<PagePlan, 'origins' | 'htmlAttributes'>;
};

function toPage(answer: Answer, address: string, target: string, { ancestors, build, added }: Deployment): PagePlan {
  const route = answer.match?.route;
  const { isPrivate = false, isEmbeddable, data } = route ?? {};
  const { origins, htmlAttributes } = route ? added(route) : {};
  // There are more combinations of filters than any disk holds, and few are asked for twice (ADR-018).
  const isLive = isPrivate || address.includes('?');
  return {
    kind: 'page',
    address,
    target: withSlash(target),
    status: 200,
    variant: answer.city,
    access: isPrivate ? 'private' : 'shared',
    rendering: isLive ? 'live' : 'static',
    ...remembered(answer),
    ...(isPrivate && data !== undefined && { data }),
    ...(isEmbeddable && { frameAncestors: ancestors }),
    ...(origins && { origins }),
    htmlAttributes: { 'data-build': build, ...htmlAttributes },
  };
}

/** What is shown in place of something that is no more: what is like the vehicle, or the articles of the section. */
function goneTarget({ match }: Answer): string {
  if (match?.route.existence === 'article') return `gone-article/${match.route.path.split('/').at(-2)}`;
  if (match?.route.existence === 'info-card') return 'gone-article/actions';
  return `gone/${encodeURIComponent(match?.params.id ?? '-')}`;
}

/** Turns the pipeline's last word about a request into the web server's plan for it. */
export function toPlan(answer: Answer, { method, url }: PlanRequest, deployment: Deployment): Plan {
  const { city: variant } = answer;
  switch (answer.kind) {
    case 'redirect':
      return { kind: 'redirect', status: answer.status, location: answer.location };
    case 'notFound':
      return {
        ...innerPage(variant, answer.match?.route.existence === 'store-item' ? missingItemPath : missingPath, 404),
        headers: { 'x-showroom-error': encodeURIComponent(answer.message) },
      };
    case 'gone':
      return innerPage(variant, goneTarget(answer), 410);
    case 'rewrite':
      return toPage(answer, answer.address, answer.to, deployment);
    case 'pass': {
      const path = pathOf(url);
      if (answer.match && answer.match.route.layout !== 'none') return toPage(answer, path, path, deployment);
      const changesData = method === 'POST' && path.replace(/\/$/, '') === revalidatePath;
      return { kind: 'handler', variant, changesData };
    }
  }
}
