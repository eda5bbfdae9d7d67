import { askApi } from '@showroom/bff/ask-api';
import { refuse } from '@showroom/bff/json-answer';
import { absoluteUrl, type Brand } from '@showroom/domain/brand';
import { type ShortLinkRow, shortLinkPage } from './short-link-page.ts';

type Context = { params: Promise<{ code: string }> };
type Wish = { path: string; utm: Record<string, string>; days?: number };

const noindex = { 'x-robots-tag': 'noindex' };
const missing = () => refuse('NOT_FOUND', 'Page not found', { headers: noindex });
const gone = () => refuse('NOT_FOUND', 'Gone', { status: 410, headers: noindex });
const unavailable = () => refuse('UNAVAILABLE', 'Service unavailable', { headers: { 'retry-after': '2' } });
const html = (text: string, status: number, headers: Record<string, string> = {}) =>
  new Response(text, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
      ...noindex,
      ...headers,
    },
  });

async function ask(path: string, query: Record<string, string>, init: RequestInit = {}) {
  const { status, headers, body } = await askApi(path, query, init);
  return { status, body: body as Record<string, unknown>, retryAfter: headers.get('retry-after') };
}

/** A visitor's own opening: neither a look at the headers nor a browser that fetches ahead of a click. */
function isClick({ method, headers }: Request): boolean {
  const purpose = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'].map((name) => headers.get(name) ?? '').join(' ');
  return method === 'GET' && !/prefetch|prerender|preview/i.test(purpose) && !headers.has('next-router-prefetch');
}

/** What the form says. A whole address of this very site, as it is copied from a browser, becomes its path. */
async function readWish(brand: Brand, request: Request): Promise<Wish> {
  const given = new URLSearchParams(await request.text());
  const said = (name: string) => given.get(name)?.trim() ?? '';
  const origin = new URL(absoluteUrl(brand, '/')).origin;
  const path = said('path');
  const utm = Object.fromEntries(
    ['source', 'medium', 'campaign', 'term', 'content'].flatMap((name) => (said(name) ? [[name, said(name)]] : [])),
  );
  return {
    path: path.startsWith(`${origin}/`) ? path.slice(origin.length) : path,
    utm,
    ...(said('days') && { days: Number(said('days')) }),
  };
}

/** Short links: where one leads, and the staff's generator. */
export function shortLinkHandlers(brand: Brand) {
  const holdingId = String(brand.holdingId);
  /** The latest links, or the refusal of who is no staff. */
  const list = async (authorization: string): Promise<readonly ShortLinkRow[] | Response> => {
    const { status, body } = await ask('/short-links', { holdingId }, { headers: { authorization } });
    if (status >= 500) return unavailable();
    return status === 200 ? (body.items as ShortLinkRow[]) : missing();
  };
  return {
    /** GET /sl/{code}/ → 302 to a path of this host, 404 or 410. Asks each time, so that each click is counted. */
    async follow(request: Request, { params }: Context): Promise<Response> {
      const { code } = await params;
      try {
        const query = { holdingId, ...(isClick(request) && { click: '1' }) };
        const { status, body } = await ask(`/short-links/${encodeURIComponent(code)}`, query);
        if (status === 410) return gone();
        if (status >= 500) return unavailable();
        const { target } = body;
        // Own paths alone are stored; whoever writes the table by hand does not send a visitor elsewhere either.
        if (status !== 200 || typeof target !== 'string' || !/^\/(?![/\\])[\x21-\x7e]*$/.test(target)) return missing();
        return new Response(null, {
          status: 302,
          headers: { location: target, 'cache-control': 'no-store', ...noindex },
        });
      } catch {
        return unavailable();
      }
    },
    /** GET /slgen/ with the token of a member of staff → the form and the latest links; to everybody else no page. */
    async page(request: Request): Promise<Response> {
      const authorization = request.headers.get('authorization');
      if (!authorization) return missing();
      try {
        const links = await list(authorization);
        return links instanceof Response ? links : html(shortLinkPage({ links }), 200);
      } catch {
        return unavailable();
      }
    },
    /** POST /slgen/ (form fields path, source, medium, campaign, term, content, days) → the page with the new link and its code. */
    async create(request: Request): Promise<Response> {
      const authorization = request.headers.get('authorization');
      if (!authorization) return missing();
      try {
        const before = await list(authorization);
        if (before instanceof Response) return before;
        const headers = { authorization, 'content-type': 'application/json' };
        const wish = JSON.stringify(await readWish(brand, request));
        const answer = await ask('/short-links', { holdingId }, { method: 'POST', headers, body: wish });
        if (answer.status >= 500) return unavailable();
        if (answer.status !== 200) {
          const { retryAfter, body } = answer;
          const page = shortLinkPage({ links: before, refused: String(body.message) });
          return html(page, answer.status, retryAfter ? { 'retry-after': retryAfter } : {});
        }
        const links = await list(authorization);
        const made = absoluteUrl(brand, String(answer.body.path));
        return html(shortLinkPage({ links: links instanceof Response ? before : links, made }), 200);
      } catch {
        return unavailable();
      }
    },
  };
}
