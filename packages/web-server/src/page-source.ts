import { Answer } from './answer.ts';
import { asOutage, finishPage, isDocument, type Rendered } from './finish-answer.ts';
import type { Log } from './log.ts';
import type { PageCache } from './page-cache.ts';
import type { PagePlan, Site } from './plan.ts';
import { type Ask, readBody } from './renderer.ts';
import { documentRequest, type RouterRequest } from './router-request.ts';
import { liveAgent, sharedAgent, targetHeader } from './signals.ts';

/** A page that takes longer is given up, ms. */
const renderTimeoutMs = 20_000;
export type PageSource = {
  /** A shared page: at once when there is one to show, otherwise when the one render of it is done. Never rejects. */
  get(plan: PagePlan, router: RouterRequest): Answer | Promise<Answer>;
  /** In place of a page of this variant that cannot be rendered. */
  outage(variant: string): Answer;
  /** Keeps the page of an outage for as long as the process lives: when it is needed nothing can be rendered. */
  keepOutage(variant: string, page: Answer): void;
  /** Data changed: whoever comes next waits for a render that began after this. */
  expire(): void;
};

export type PageSourceOptions = {
  cache: PageCache;
  ask: Ask;
  errorPage: Site['errorPage'];
  /** Whether the build holds the page of an internal path. */
  isBuilt: (target: string) => boolean;
  log: Log;
};

const keyOf = (plan: PagePlan, router: RouterRequest) => plan.target + router.key;
const bareOutage = new Answer(503, { 'cache-control': 'no-store', 'retry-after': '10' }, Buffer.alloc(0));

/** Whether the framework says that this is the whole page, the same for everybody, and not one that is being replaced. */
function lifeOf(rendered: Rendered, isLive: boolean): 'whole' | 'replaced' | 'unknown' {
  if (rendered.status !== 200 || rendered.headers['set-cookie'] !== undefined) return 'unknown';
  if (isLive) return 'whole';
  const said = rendered.headers['x-nextjs-cache'];
  if (said === 'HIT' || said === 'MISS') return 'whole';
  return said === 'STALE' ? 'replaced' : 'unknown';
}

/**
 * Shared pages from memory and from the framework. However many ask for a page, one render of it is under way at a time; a
 * page whose time is over is shown while that render replaces it. A render is told nothing of the visitor who began it.
 */
export function createPageSource({ cache, ask, errorPage, isBuilt, log }: PageSourceOptions): PageSource {
  const flights = new Map<string, Promise<Answer>>();
  const outages = new Map<string, Answer>();

  /** What the framework would have to store first costs twice as much, and it keeps few of them (ADR-018). What it has at hand is read. */
  const isRenderedLive = ({ rendering, target }: PagePlan, { key }: RouterRequest): boolean =>
    rendering === 'live' || (key === documentRequest.key && !isBuilt(target));

  async function render(plan: PagePlan, router: RouterRequest): Promise<Rendered> {
    const answer = await ask({
      path: plan.address,
      headers: {
        ...router.headers,
        'user-agent': isRenderedLive(plan, router) ? liveAgent : sharedAgent,
        [targetHeader]: plan.target,
      },
      signal: AbortSignal.timeout(renderTimeoutMs),
    });
    return { status: answer.statusCode ?? 500, headers: answer.headers, body: await readBody(answer) };
  }

  /** In place of a page that cannot be rendered: as it was, or the page of an outage. */
  function fallBack(plan: PagePlan, key: string, reason: string | number): Answer {
    const before = cache.postpone(key);
    log.warn({ event: before ? 'last-good-page' : 'page-unavailable', reason });
    return before ?? outage(plan.variant);
  }

  const outage = (variant: string): Answer => outages.get(variant) ?? bareOutage;

  async function store(key: string, answer: Answer, plan: PagePlan, since: number, life: 'whole' | 'replaced') {
    const before = cache.get(key)?.answer;
    const same = before && before.etag === answer.etag && before.status === answer.status;
    // What has not changed is not compressed again.
    const kept = same ? before : answer;
    if (!same && plan.rendering === 'static') {
      kept.keep();
      // Whoever comes next is answered from memory, as before the change.
      await Promise.all(before?.asked.map((encoding) => kept.encoded(kept.encodingFor(encoding))) ?? []);
    }
    cache.set(key, kept, since, life === 'replaced' ? 0 : undefined);
    return kept;
  }

  async function make(plan: PagePlan, router: RouterRequest, key: string): Promise<Answer> {
    const since = cache.generation();
    let rendered: Rendered;
    try {
      rendered = await render(plan, router);
    } catch (error) {
      return fallBack(plan, key, error instanceof Error ? error.name : 'unknown');
    }
    if (rendered.status >= 500) return fallBack(plan, key, rendered.status);
    const isGone = rendered.status === 404 && plan.status === 200 && isDocument(rendered.headers);
    // The page found out itself that it does not exist; what the framework renders then is an empty frame.
    if (isGone) return get(errorPage('missing', plan.variant), documentRequest);
    const status = rendered.status === 200 ? plan.status : rendered.status;
    const answer = finishPage(rendered, { ...plan, status });
    const life = lifeOf(rendered, isRenderedLive(plan, router));
    return life === 'unknown' ? answer : store(key, answer, plan, since, life);
  }

  function fly(plan: PagePlan, router: RouterRequest, key: string): Promise<Answer> {
    const running = flights.get(key);
    if (running) return running;
    const begun = make(plan, router, key).finally(() => {
      if (flights.get(key) === begun) flights.delete(key);
    });
    flights.set(key, begun);
    return begun;
  }

  function get(plan: PagePlan, router: RouterRequest): Answer | Promise<Answer> {
    const key = keyOf(plan, router);
    const found = cache.get(key);
    if (!found || found.state === 'outdated') return fly(plan, router, key);
    if (found.state === 'expired') void fly(plan, router, key);
    return found.answer;
  }

  return {
    get,
    outage,
    keepOutage(variant, page) {
      if (page.status === 200) outages.set(variant, asOutage(page));
    },
    expire() {
      cache.expire();
      // A render that began before the change serves those who wait for it, nobody else.
      flights.clear();
    },
  };
}
