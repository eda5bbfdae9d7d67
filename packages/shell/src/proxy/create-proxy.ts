import { redirectLookup, resolvePage } from '@showroom/api-client/lookups';
import type { Brand } from '@showroom/domain/brand';
import { cityCookie } from '@showroom/domain/city';
import { canonicalListingQuery } from '@showroom/domain/listing-values';
import { emptySegment } from '@showroom/guards/fill-target';
import { createPipeline } from '@showroom/guards/pipeline';
import type { Route } from '@showroom/guards/route-table';
import { liveAgent, liveHeader, statusHeader } from '@showroom/web-server/signals';
import { type NextRequest, NextResponse } from 'next/server';

function internal(request: NextRequest, path: string): URL {
  return new URL(path, request.url);
}

/** Whether an internal path holds a query: `/msk/color%3Dblack/cars/…`, where `/msk/-/cars/…` has none. */
const holdsQuery = (path: string): boolean => path.split('/', 3)[2] !== emptySegment;

/**
 * A page of the site. One with a query is rendered for the answer: there are more combinations of filters than any disk
 * holds, and few are asked for twice. What is only fetched ahead stays with Next, which has the segments for that.
 */
function rewriteTo(request: NextRequest, path: string): NextResponse {
  const url = internal(request, path.endsWith('/') ? path : `${path}/`);
  if (!holdsQuery(path) || request.headers.has('next-router-prefetch')) return NextResponse.rewrite(url);
  const headers = new Headers(request.headers);
  headers.set('user-agent', liveAgent);
  const response = NextResponse.rewrite(url, { request: { headers } });
  response.headers.set(liveHeader, '1');
  return response;
}

/**
 * The proxy of a shell: asks the guard pipeline and turns its answer into HTTP.
 * Convenience, never the lock: whatever is private is checked again where it is read.
 */
export function createProxy(brand: Brand, routes: readonly Route[]) {
  const pipeline = createPipeline({
    routes,
    brand: brand.code,
    hosts: { own: brand.host, allowed: [] },
    lookups: {
      resolve: (question, signal) => resolvePage(brand.holdingId, question, signal),
      redirects: (signal) => redirectLookup(brand.holdingId, signal),
    },
    canonicalQuery: (_route, _params, query) => canonicalListingQuery(new URLSearchParams(query)),
    exempt: ['revalidate'],
    log: (entry) =>
      process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), shell: brand.code, ...entry })}\n`),
  });

  return async function proxy(request: NextRequest): Promise<NextResponse> {
    const answer = await pipeline.run({
      url: request.url,
      method: request.method,
      cookies: { city: request.cookies.get(cityCookie.name)?.value },
    });
    const { city } = answer;
    let response: NextResponse;
    switch (answer.kind) {
      case 'redirect':
        // Next takes absolute addresses alone and makes own ones relative again: no header of the request has a say.
        response = NextResponse.redirect(internal(request, answer.location), answer.status);
        break;
      case 'notFound':
        response = NextResponse.rewrite(internal(request, `/${city}/-/error/404/`));
        response.headers.set(statusHeader, '404');
        response.headers.set('x-showroom-error', encodeURIComponent(answer.message));
        break;
      case 'gone':
        response = NextResponse.rewrite(internal(request, `/${city}/-/gone/${answer.match?.params.id ?? '-'}/`));
        response.headers.set(statusHeader, '410');
        break;
      case 'rewrite':
        response = rewriteTo(request, answer.to);
        break;
      case 'pass':
        response = NextResponse.next();
        break;
    }
    if (answer.remember) {
      response.cookies.set(cityCookie.name, answer.remember, {
        maxAge: cityCookie.maxAgeSeconds,
        path: '/',
        sameSite: 'lax',
      });
    }
    return response;
  };
}
