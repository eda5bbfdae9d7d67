import { createHash } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { type Captured, captureResponse } from './capture-response.ts';
import { chooseEncoding, compress, type Encoding, isCompressible } from './compress.ts';
import { contentSecurityPolicy, developmentPolicy, securityHeaders } from './content-security-policy.ts';
import { joinInlineScripts, moveScriptsLast } from './finish-html.ts';
import { cacheKey, isLive, isShareable, type PageCache, type StoredAnswer } from './page-cache.ts';
import { refusal } from './refusal.ts';
import { liveAgent, liveHeader, statusHeader } from './signals.ts';

export type WebServerOptions = {
  /** Next's request handler. */
  handler: (req: IncomingMessage, res: ServerResponse) => Promise<void>;
  media: (req: IncomingMessage, res: ServerResponse, path: string) => Promise<void>;
  cache: PageCache;
  /** Page shown in place of a document that could not be rendered, or undefined while it is not known. */
  unavailablePage: () => Buffer | undefined;
  /**
   * The site's own 404 page as a whole answer of this web server, for the city of a cookie header. Asked when a page found
   * out for itself that it does not exist: Next answers that with a shell which only scripts fill.
   */
  missingPage: (cookie: string | undefined) => Promise<{ body: Buffer; policy: string } | undefined>;
  development: boolean;
  log: (line: Record<string, unknown>) => void;
};

const isDocument = (headers: Captured['headers']) => String(headers['content-type'] ?? '').startsWith('text/html');

function write(
  req: IncomingMessage,
  res: ServerResponse,
  answer: { status: number; headers: Captured['headers']; body: Buffer; encoding: Encoding },
): void {
  for (const name of res.getHeaderNames()) res.removeHeader(name);
  const headers: Captured['headers'] = { ...answer.headers, 'content-length': answer.body.length };
  delete headers['transfer-encoding'];
  if (answer.encoding !== 'identity') headers['content-encoding'] = answer.encoding;
  if (answer.encoding !== 'identity' || isCompressible(headers['content-type'])) {
    headers.vary = [headers.vary, 'Accept-Encoding'].filter(Boolean).join(', ');
  }
  if (answer.status === 304) delete headers['content-length'];
  res.writeHead(answer.status, headers);
  res.end(req.method === 'HEAD' || answer.status === 304 ? undefined : answer.body);
}

async function writeStored(req: IncomingMessage, res: ServerResponse, stored: StoredAnswer): Promise<void> {
  if (req.headers['if-none-match'] === stored.etag) {
    write(req, res, { status: 304, headers: stored.headers, body: Buffer.alloc(0), encoding: 'identity' });
    return;
  }
  const encoding = chooseEncoding(req.headers['accept-encoding']);
  stored.bodies[encoding] ??= await compress(stored.bodies.identity, encoding);
  write(req, res, { status: stored.status, headers: stored.headers, body: stored.bodies[encoding], encoding });
}

/** A rewrite always answers 200; the proxy says in a header which status it means (410, 503). */
function statusOf({ status, headers }: Captured): number {
  const meant = headers[statusHeader];
  return typeof meant === 'string' && /^[45]\d\d$/.test(meant) ? Number(meant) : status;
}

/**
 * The request listener of a shell: limits first, pictures, then warm pages from memory, then Next,
 * whose finished answers are hashed for the policy, compressed and remembered.
 */
export function createWebServer(options: WebServerOptions): RequestListener {
  /** A document as it leaves: whole, with one inline script, the policy for it, and in the site's own words when it failed. */
  function finishDocument(status: number, own: Captured['headers'], rendered: Buffer): Captured {
    const instead = status >= 500 && !options.development ? options.unavailablePage() : undefined;
    if (instead) options.log({ event: 'page-unavailable', status });
    // A letter per byte: all that is looked for is ASCII, and a page in Russian is neither decoded nor encoded again.
    const html = (instead ?? rendered).toString('latin1');
    const page = options.development ? html : moveScriptsLast(joinInlineScripts(html));
    const headers: Captured['headers'] = {
      ...own,
      ...securityHeaders,
      'content-security-policy': options.development ? developmentPolicy : contentSecurityPolicy(page),
      // Never kept by a shared cache: the city is in a cookie.
      'cache-control': status === 200 ? 'private, no-cache' : 'no-store',
    };
    if (instead) headers['retry-after'] = '10';
    return { status: instead ? 503 : status, headers, body: Buffer.from(page, 'latin1') };
  }

  function finish(captured: Captured): Captured {
    const { [statusHeader]: _meant, [liveHeader]: _live, 'x-middleware-rewrite': _internal, ...own } = captured.headers;
    const status = statusOf(captured);
    if (isDocument(captured.headers)) return finishDocument(status, own, captured.body);
    const headers: Captured['headers'] = { ...own, ...securityHeaders };
    if (headers['x-nextjs-cache'] !== undefined) headers['cache-control'] = 'private, no-cache';
    return { status, headers, body: captured.body };
  }

  /** A page that said `notFound()` itself, in the site's frame; undefined for every other answer. */
  async function finishMissing(req: IncomingMessage, captured: Captured): Promise<Captured | undefined> {
    const said = captured.status === 404 && captured.headers[statusHeader] === undefined;
    if (!said || options.development || !isDocument(captured.headers)) return undefined;
    const page = await options.missingPage(req.headers.cookie).catch(() => undefined);
    if (!page) return undefined;
    const headers: Captured['headers'] = {
      ...securityHeaders,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': page.policy,
      'cache-control': 'no-store',
    };
    const cookie = captured.headers['set-cookie'];
    if (cookie !== undefined) headers['set-cookie'] = cookie;
    return { status: 404, headers, body: page.body };
  }

  async function send(
    req: IncomingMessage,
    res: ServerResponse,
    key: string | null,
    since: number,
    captured: Captured,
  ): Promise<void> {
    const before = key !== null && statusOf(captured) >= 500 ? options.cache.lastGood(key) : undefined;
    if (before) {
      options.log({ event: 'last-good-page', status: statusOf(captured) });
      await writeStored(req, res, before);
      return;
    }
    const { status, headers, body } = (await finishMissing(req, captured)) ?? finish(captured);
    const etag = `"${createHash('sha1').update(body).digest('base64url')}"`;
    if (isDocument(headers)) headers.etag = etag;
    if (key !== null && isShareable(status, captured.headers) && isCompressible(headers['content-type'])) {
      const stored: StoredAnswer = { status, headers, etag, bodies: { identity: body } };
      if (!isLive(captured.headers)) {
        const [gzip, br] = await Promise.all([compress(body, 'gzip', 'kept'), compress(body, 'br', 'kept')]);
        Object.assign(stored.bodies, { gzip, br });
      }
      options.cache.set(key, stored, since);
      await writeStored(req, res, stored);
      return;
    }
    const already = headers['content-encoding'] !== undefined;
    const encoding =
      already || !isCompressible(headers['content-type']) || body.length < 1_024
        ? 'identity'
        : chooseEncoding(req.headers['accept-encoding']);
    write(req, res, { status, headers, body: await compress(body, encoding), encoding });
  }

  return (req, res) => {
    const refused = refusal(req);
    if (refused) {
      res.writeHead(refused.status, {
        ...securityHeaders,
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'no-store',
        connection: 'close',
      });
      res.end(refused.message);
      return;
    }
    const path = (req.url ?? '/').split('?', 1)[0] ?? '/';
    const failed = (error: unknown) => {
      options.log({ event: 'request-failed', error: error instanceof Error ? error.name : 'unknown' });
      if (!res.headersSent) res.writeHead(500, { ...securityHeaders, 'cache-control': 'no-store' });
      res.end();
    };
    if (path.startsWith('/media/')) {
      for (const [name, value] of Object.entries(securityHeaders)) res.setHeader(name, value);
      options.media(req, res, path).catch(failed);
      return;
    }
    const key = options.development ? null : cacheKey(req);
    const stored = key === null ? undefined : options.cache.get(key);
    if (stored) {
      writeStored(req, res, stored).catch(failed);
      return;
    }
    // The last entry is the one that this process has seen itself.
    const peer = req.socket.remoteAddress ?? '';
    const before = req.headers['x-forwarded-for'];
    req.headers['x-forwarded-for'] = before ? `${before}, ${peer}` : peer;
    // The name of our own live agent is not for visitors: it would make Next render every page anew.
    if (req.headers['user-agent'] === liveAgent) delete req.headers['user-agent'];
    const since = options.cache.generation();
    const revalidates = path === '/revalidate' || path === '/revalidate/';
    // While developing, Next streams; holding its answers back would stall hot reload.
    if (!options.development || String(req.headers.accept ?? '').includes('text/html')) {
      captureResponse(res, (captured) => {
        if (revalidates && captured.status === 200) options.cache.expire();
        send(req, res, key, since, captured).catch(failed);
      });
    }
    options.handler(req, res).catch(failed);
  };
}
