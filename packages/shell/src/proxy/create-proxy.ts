import { redirectLookup, resolvePath } from '@showroom/api-client/lookups';
import type { Brand } from '@showroom/domain/brand';
import { cityCookie } from '@showroom/domain/city';
import { canonicalListingQuery } from '@showroom/domain/listing';
import { createPipeline } from '@showroom/guards/pipeline';
import type { Route } from '@showroom/guards/route-table';
import { type NextRequest, NextResponse } from 'next/server';
import { isFilterValue } from './is-filter-value.ts';

/** The front turns this header of a rewrite into the status of the answer: a rewrite itself always answers 200. */
const statusHeader = 'x-showroom-status';

function internal(request: NextRequest, path: string): URL {
  return new URL(path, request.url);
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
    dictionary: isFilterValue,
    lookups: {
      resolve: (path, signal) => resolvePath(brand.holdingId, path, signal),
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
        response = NextResponse.rewrite(internal(request, `/${city}/-/missing/`));
        response.headers.set(statusHeader, '404');
        response.headers.set('x-showroom-error', encodeURIComponent(answer.message));
        break;
      case 'gone':
        response = NextResponse.rewrite(internal(request, `/${city}/-/gone/${answer.match?.params.id ?? '-'}/`));
        response.headers.set(statusHeader, '410');
        break;
      case 'rewrite':
        response = NextResponse.rewrite(internal(request, answer.to.endsWith('/') ? answer.to : `${answer.to}/`));
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
