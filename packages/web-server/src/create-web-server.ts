import type { IncomingMessage, OutgoingHttpHeaders, RequestListener, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { Answer } from './answer.ts';
import { developmentPolicy, securityHeaders } from './content-security-policy.ts';
import { cookieValue } from './cookie-value.ts';
import { finishPage, isDocument } from './finish-answer.ts';
import { askAsVisitor, sendOn } from './hand-on.ts';
import type { Log } from './log.ts';
import { readPageData } from './page-data.ts';
import type { PageSource } from './page-source.ts';
import type { HandlerPlan, PagePlan, Plan, Site } from './plan.ts';
import { dropRouterParam, keepParams } from './query.ts';
import { createRefusal, type Refusal } from './refusal.ts';
import { type Ask, readBody } from './renderer.ts';
import { readRouterRequest } from './router-request.ts';
import { handOn, liveAgent } from './signals.ts';
import { writeAnswer } from './write-answer.ts';

export type WebServerOptions = {
  site: Site;
  pages: PageSource;
  ask: Ask;
  pictures: (req: IncomingMessage, res: ServerResponse, path: string) => Promise<void>;
  /** A file of the build, or undefined when there is none at this path. */
  builtFile: (path: string) => Promise<Answer | undefined>;
  /** Whether a path is a handler of the build or a file of `public/`. */
  isEndpoint: (path: string) => boolean;
  development: boolean;
  log: Log;
};

/** Plans of shared pages are remembered by address and cookies, so that a warm page costs two look-ups. */
const remembered = { max: 5_000, ttl: 5_000 };
/** Longer addresses and cookies are planned each time: they must not fill the memory. */
const maxMemoKey = 512;

/** Headers of one answer beside those of its page: names and values in turn. */
function extrasOf(plan: PagePlan, cookies: readonly string[] = []): string[] {
  const set = plan.cookie === undefined ? cookies : [...cookies, plan.cookie];
  return [...Object.entries(plan.headers ?? {}).flat(), ...set.flatMap((cookie) => ['set-cookie', cookie])];
}

function say(res: ServerResponse, { status, message }: Refusal, headers: OutgoingHttpHeaders = {}): void {
  const plain = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
  res.writeHead(status, { ...securityHeaders(), ...plain, ...headers }).end(message);
}

/** Pages may stand under the prefix of pictures and documents. */
const mediaFile = /\.(?:avif|gif|jpe?g|pdf|png|svg|webp)$/i;

const noFile: Refusal = { status: 404, message: 'There is no such file.' };

/**
 * The request listener of a shell. Limits first; then the shell's plan for the request, made once; then a page from memory or
 * from the framework, which is told the plan, and nothing of the visitor of a shared page.
 */
export function createWebServer(options: WebServerOptions): RequestListener {
  const { site, pages, ask, development, log } = options;
  const refusalOf = createRefusal(site.writes);
  const plans = new LRUCache<string, PagePlan>(remembered);
  let generation = 0;

  /** Undefined for what is not remembered: writes, long addresses. */
  function memoKey(req: IncomingMessage): string | undefined {
    if (req.method !== 'GET' && req.method !== 'HEAD') return undefined;
    if (req.headers.accept !== undefined && site.choosesForm?.(req.headers.accept)) return undefined;
    let key = keepParams(req.url ?? '/', site.variesBy.params);
    for (const name of site.variesBy.cookies) key += `\n${cookieValue(req.headers.cookie, name) ?? ''}`;
    return key.length > maxMemoKey ? undefined : key;
  }

  function missing(req: IncomingMessage, res: ServerResponse, variant: string): void | Promise<void> {
    const wantsPage = /text\/html|^\*\/\*$/.test(req.headers.accept ?? '*/*');
    if (!wantsPage) return say(res, noFile);
    return sharedPage(req, res, site.errorPage('missing', variant));
  }

  function sharedPage(req: IncomingMessage, res: ServerResponse, plan: PagePlan): void | Promise<void> {
    const router = readRouterRequest(req.headers, plan.rendering);
    if (router.isPrefetch && plan.rendering === 'live') {
      // The framework could only hand it out ahead by storing it.
      res.writeHead(204, { ...securityHeaders(), 'cache-control': 'no-store' }).end();
      return;
    }
    const answer = pages.get(plan, router);
    const extra = extrasOf(plan);
    return answer instanceof Promise
      ? answer.then((one) => writeAnswer(req, res, one, extra))
      : writeAnswer(req, res, answer, extra);
  }

  /** A page of one visitor: his own headers go in, nobody keeps what comes out. */
  async function privatePage(req: IncomingMessage, res: ServerResponse, plan: PagePlan): Promise<void> {
    const data = await readPageData(ask, req, res, plan.data);
    const answer = await askAsVisitor(ask, req, res, {
      path: plan.address,
      target: plan.target,
      headers: { 'user-agent': liveAgent, ...data.headers },
    });
    const { statusCode: status = 500, headers } = answer;
    const body = await readBody(answer);
    if (status >= 500) return writeAnswer(req, res, pages.outage(plan.variant));
    const policy = {
      status: status === 200 ? plan.status : status,
      isPrivate: true,
      frameAncestors: plan.frameAncestors,
      htmlAttributes: plan.htmlAttributes,
    };
    await writeAnswer(
      req,
      res,
      finishPage({ status, headers, body }, policy),
      extrasOf(plan, [...data.cookies, ...(headers['set-cookie'] ?? [])]),
    );
  }

  /** While developing, the framework streams; holding its answers back would stall hot reload. */
  async function developedPage(req: IncomingMessage, res: ServerResponse, plan: PagePlan): Promise<void> {
    const data = await readPageData(ask, req, res, plan.data);
    const answer = await askAsVisitor(ask, req, res, {
      path: plan.address,
      target: plan.target,
      headers: data.headers,
    });
    const cookies = plan.cookie === undefined ? data.cookies : [...data.cookies, plan.cookie];
    const extra = { ...plan.headers, ...(cookies.length > 0 && { 'set-cookie': [...cookies] }) };
    const policy = isDocument(answer.headers) ? { 'content-security-policy': developmentPolicy } : {};
    const status = answer.statusCode === 200 ? plan.status : answer.statusCode;
    await sendOn(req, res, answer, { ...extra, ...policy, 'cache-control': 'no-store' }, status);
  }

  async function handler(req: IncomingMessage, res: ServerResponse, plan: HandlerPlan | { variant: string }) {
    const answer = await askAsVisitor(ask, req, res, {
      path: ('path' in plan && plan.path) || req.url || '/',
      target: handOn,
    });
    const { statusCode: status = 500, headers } = answer;
    if ('changesData' in plan && plan.changesData && status === 200) {
      await site.invalidate();
      generation += 1;
      plans.clear();
      pages.expire();
    }
    if (!isDocument(headers) || development) return sendOn(req, res, answer);
    const body = await readBody(answer);
    if (status === 404) return missing(req, res, plan.variant);
    const page = finishPage({ status, headers, body }, { status, isPrivate: true });
    await writeAnswer(
      req,
      res,
      page,
      (headers['set-cookie'] ?? []).flatMap((cookie) => ['set-cookie', cookie]),
    );
  }

  async function builtFile(req: IncomingMessage, res: ServerResponse, path: string): Promise<void> {
    const file = await options.builtFile(path);
    return file ? writeAnswer(req, res, file) : say(res, noFile);
  }

  function carryOut(req: IncomingMessage, res: ServerResponse, plan: Plan, path: string): void | Promise<void> {
    switch (plan.kind) {
      case 'redirect':
        res.writeHead(plan.status, {
          ...securityHeaders(),
          location: plan.location,
          'content-length': 0,
        });
        res.end();
        return;
      case 'handler':
        return options.isEndpoint(plan.path ?? path) ? handler(req, res, plan) : missing(req, res, plan.variant);
      case 'page':
        if (development) return developedPage(req, res, plan);
        return plan.access === 'private' ? privatePage(req, res, plan) : sharedPage(req, res, plan);
    }
  }

  async function planAndServe(req: IncomingMessage, res: ServerResponse, url: string, key: string | undefined) {
    const since = generation;
    const cookie = (name: string) => cookieValue(req.headers.cookie, name);
    const plan = await site.plan({ method: req.method ?? 'GET', url, accept: req.headers.accept, cookie });
    // What carries headers of its own tells its visitor what he asked for.
    const isEverybodys = plan.kind === 'page' && plan.access === 'shared' && plan.headers === undefined;
    if (isEverybodys && key !== undefined && since === generation) plans.set(key, plan);
    await carryOut(req, res, plan, url.split('?', 1)[0] ?? '/');
  }

  function serve(req: IncomingMessage, res: ServerResponse): void | Promise<void> {
    const key = memoKey(req);
    const known = key === undefined || development ? undefined : plans.get(key);
    if (known) return sharedPage(req, res, known);
    const url = dropRouterParam(req.url ?? '/');
    const path = url.split('?', 1)[0] ?? '/';
    const variant = site.variants[0] ?? '';
    if (development && /^\/_(?:next\/|_nextjs)/.test(path)) return handler(req, res, { variant });
    if (req.method === 'POST' && site.postedPages?.includes(path)) {
      res.writeHead(303, { ...securityHeaders(), location: url, connection: 'close', 'content-length': 0 }).end();
      return;
    }
    const refused = refusalOf(req);
    // What is left of the body is not read.
    if (refused) return say(res, refused, { connection: 'close' });
    if (path.startsWith(site.pictures.prefix) && mediaFile.test(path)) {
      for (const [name, value] of Object.entries(securityHeaders())) res.setHeader(name, value);
      return options.pictures(req, res, path);
    }
    if (path.startsWith('/_next/')) return builtFile(req, res, path);
    return planAndServe(req, res, url, key);
  }

  return (req, res) => {
    const failed = (error: unknown) => {
      if (res.closed) return;
      log.error({ event: 'request-failed', error: error instanceof Error ? error.name : 'unknown' });
      if (!res.headersSent) res.writeHead(500, { ...securityHeaders(), 'cache-control': 'no-store' });
      res.end();
    };
    try {
      serve(req, res)?.catch(failed);
    } catch (error) {
      failed(error);
    }
  };
}
