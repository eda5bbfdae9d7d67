import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import pino from 'pino';
import { onTestFinished } from 'vitest';
import { createBuiltFiles } from './built-files.ts';
import { createWebServer } from './create-web-server.ts';
import type { FindKept } from './kept-assets.ts';
import { createPageCache } from './page-cache.ts';
import { createPageSource } from './page-source.ts';
import type { PagePlan, Plan, PlanRequest, Site } from './plan.ts';
import { startRenderer } from './renderer.ts';

export type Reply = { status?: number; headers?: Record<string, string | string[]>; body: string | Buffer };

/** What the framework says of a page that it has stored. */
export const stored = { 'x-nextjs-cache': 'HIT' };

export const errorPage: Site['errorPage'] = (kind, variant) => ({
  kind: 'page',
  address: `/${variant}/${kind}/`,
  target: `/${variant}/${kind}/`,
  status: kind === 'missing' ? 404 : 200,
  variant,
  access: 'shared',
  rendering: 'static',
});

/** A site of three cities with pages at every path, listings whose state is `page`, an account, a handler and a redirect. */
export function planOf({ method, url, cookie }: PlanRequest): Plan {
  const { pathname, searchParams } = new URL(url, 'http://site.test');
  const asked = searchParams.get('city');
  const city = asked ?? cookie('city') ?? 'msk';
  if (pathname === '/old/') return { kind: 'redirect', status: 301, location: '/new/' };
  if (pathname.startsWith('/api/') || pathname === '/changed/' || pathname.includes('.'))
    return { kind: 'handler', variant: city, changesData: method === 'POST' && pathname === '/changed/' };
  if (pathname === '/nothing/') return { ...errorPage('missing', city), headers: { 'x-reason': 'no-route' } };
  const page = searchParams.get('page');
  const plan: PagePlan = {
    kind: 'page',
    address: page ? `${pathname}?page=${page}` : pathname,
    target: `/${city}/${page ?? '-'}${pathname}`,
    status: pathname === '/sold/' ? 410 : 200,
    variant: city,
    access: pathname.startsWith('/account/') ? 'private' : 'shared',
    rendering: page || pathname.startsWith('/account/') ? 'live' : 'static',
    ...(pathname === '/account/home/' && { data: '/api/account/home/' }),
  };
  return asked && asked !== cookie('city') ? { ...plan, cookie: `city=${asked}; Path=/` } : plan;
}

/** A web server over a framework that counts how often it is asked. `clock` in ms. */
export async function serverOver(
  reply: (req: IncomingMessage, res: ServerResponse) => Reply | Promise<Reply> | null,
  kept?: FindKept,
) {
  const asked: string[] = [];
  const seen: IncomingMessage[] = [];
  const clock = { now: 1_000 };
  const log = pino({ level: 'silent' });
  const renderer = await startRenderer(async (req, res) => {
    asked.push(String(req.headers['x-showroom-target'] === '-' ? req.url : req.headers['x-showroom-target']));
    seen.push(req);
    const given = await reply(req, res);
    if (!given) return;
    res.writeHead(given.status ?? 200, { 'content-type': 'text/html; charset=utf-8', ...given.headers });
    res.end(given.body);
  });
  const invalidated: number[] = [];
  const site: Site = {
    plan: planOf,
    invalidate: async () => void invalidated.push(clock.now),
    variesBy: { cookies: ['city'], params: new Set(['city', 'page']) },
    variants: ['msk', 'spb', 'kzn'],
    errorPage,
    writes: [
      { method: 'POST', path: '/api/forms/{form}', maxBody: 100 },
      { method: 'POST', path: '/changed', maxBody: 100 },
    ],
    postedPages: ['/back/'],
    pictures: { prefix: '/pictures/', pattern: /^\/pictures\/\w+\.webp$/, from: 'http://pictures.test' },
  };
  const cache = createPageCache({ maxBytes: 5_000_000, ttlMs: 30_000, clock: () => clock.now });
  const isBuilt = (target: string) => !target.includes('/vehicle/');
  const pages = createPageSource({ cache, ask: renderer.ask, errorPage, isBuilt, log });
  const server = createServer(
    createWebServer({
      ...{ site, pages, log, ask: renderer.ask, development: false },
      pictures: async (_req, res) => void res.end('picture'),
      builtFile: createBuiltFiles(renderer.ask, 1_000_000, kept),
      isEndpoint: (path) => !path.startsWith('/api/none'),
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
    renderer.close();
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    ...{ origin, asked, seen, cache, pages, clock, invalidated },
    get: (path: string, headers: Record<string, string> = {}) => fetch(origin + path, { headers, redirect: 'manual' }),
    post: (path: string, body: string) => fetch(origin + path, { method: 'POST', body, redirect: 'manual' }),
  };
}
