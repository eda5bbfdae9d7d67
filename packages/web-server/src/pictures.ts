import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Log } from './log.ts';
import { standIn } from './stand-in.ts';

type Picture = { type: string; etag: string; body: Buffer; cacheControl: string; disposition: string | null };
const immutable = 'public, max-age=31536000, immutable';
/** A picture on its way, and how many wait for it. */
type Load = { answer: Promise<Picture | number>; waiting: number; abandon: AbortController };

/**
 * A picture that is still being drawn is sent round again after this long, ms. Over HTTP/1.1 a browser has six connections to
 * a host: held by pictures alone, they would keep the next page and every answer of the API waiting.
 */
const turnMs = 3_000;
/** A browser's image is answered sooner: with what stands in. The pictures of a busy disk come before this. */
const standInMs = 400;
/**
 * Where no other size is there, only the empty studio can stand in, and a page has its like behind the picture anyway: the picture itself
 * is waited for so long, ms. A drawing takes about that, and to exchange a stand-in takes a script that a busy page runs late.
 */
const emptyStandInMs = 1_200;
/** So many of a visitor's pictures are waited for longer: the sixth connection of HTTP/1.1 is for what he does. */
const mostHeld = 5;
/** Sizes that stand in for each other. */
const largestFirst = ['hero@2x', 'hero', 'card@2x', 'card', 'thumb@2x', 'thumb'];
/** Who was sent round again counts as waiting for so long, ms. */
const backWithinMs = 5_000;

/**
 * Hands out pictures of another server under the shell's own host. A picture that was shown once stays in memory (bounded),
 * so that pages keep their pictures while that server is away.
 */
export function createPictures(options: {
  /** Origin of the server that has them. */
  from: string;
  /** What a path of a picture looks like; nothing else is asked for. */
  pattern: RegExp;
  maxBytes: number;
  log: Log;
  fetch?: typeof fetch;
  turnMs?: number;
}) {
  const pictures = new LRUCache<string, Picture>({
    maxSize: options.maxBytes,
    sizeCalculation: (picture) => picture.body.length + 256,
  });
  const underWay = new Map<string, Load>();

  async function load(path: string, abandoned: AbortSignal): Promise<Picture | number> {
    try {
      const answer = await (options.fetch ?? fetch)(options.from + path, {
        // A picture that nobody has asked for yet is drawn now, behind others: late is better than broken.
        signal: AbortSignal.any([abandoned, AbortSignal.timeout(120_000)]),
        redirect: 'error',
      });
      if (answer.status === 404) return 404;
      if (!answer.ok) return unavailable({ status: answer.status });
      const body = Buffer.from(await answer.arrayBuffer());
      const picture = {
        type: answer.headers.get('content-type') ?? 'image/webp',
        etag: answer.headers.get('etag') ?? `"${body.length}"`,
        body,
        cacheControl: answer.headers.get('cache-control') ?? immutable,
        disposition: answer.headers.get('content-disposition'),
      };
      pictures.set(path, picture, lifetimeOf(picture));
      return picture;
    } catch (error) {
      // When all who asked have left, that is no failure.
      if (abandoned.aborted) return 503;
      return unavailable({ error: error instanceof Error ? error.name : 'unknown' });
    }
  }

  function unavailable(reason: { status: number } | { error: string }): 503 {
    options.log.warn({ event: 'picture-unavailable', ...reason });
    return 503;
  }

  function forget(path: string, one: Load): void {
    if (underWay.get(path) === one) underWay.delete(path);
  }

  function begin(path: string): Load {
    const abandon = new AbortController();
    const begun: Load = { answer: load(path, abandon.signal).finally(() => forget(path, begun)), waiting: 0, abandon };
    underWay.set(path, begun);
    return begun;
  }

  /** The picture on its way; whoever waits for it counts until the answer is closed. */
  function join(path: string, res: ServerResponse): Load['answer'] {
    const running = underWay.get(path) ?? begin(path);
    running.waiting += 1;
    const leave = () => {
      running.waiting -= 1;
      if (running.waiting > 0) return;
      // All have left: what nobody has begun to draw makes way for those who wait.
      forget(path, running);
      running.abandon.abort();
    };
    const isLate = () => res.getHeader('cache-control') === 'no-store';
    res.once('close', () => (isLate() ? setTimeout(leave, backWithinMs).unref() : leave()));
    return running.answer;
  }

  /** Pictures that are waited for longer, by visitor. */
  const held = new Map<string, number>();
  function hold(visitor: string, by: 1 | -1): void {
    const now = (held.get(visitor) ?? 0) + by;
    if (now > 0) held.set(visitor, now);
    else held.delete(visitor);
  }

  /** A browser's image: itself, where it is drawn soon, else what stands in for it, as SVG. */
  async function shown(req: IncomingMessage, path: string, answer: Load['answer']): Promise<Picture | number | string> {
    const turn = options.turnMs ?? turnMs;
    const soon = await within(answer, Math.min(standInMs, turn));
    if (soon !== undefined) return soon;
    const other = await near(path);
    const visitor = String(req.headers['x-forwarded-for'] ?? req.socket.remoteAddress);
    if (other !== undefined || (held.get(visitor) ?? 0) >= mostHeld) return standIn(path, other);
    hold(visitor, 1);
    const later = await within(answer, Math.min(emptyStandInMs - standInMs, turn));
    hold(visitor, -1);
    return later ?? standIn(path, undefined);
  }

  const dataUri = (type: string, body: Buffer) => `data:${type};base64,${body.toString('base64')}`;

  /** Another size of the same picture as a data URI: one shown before, else what the other server has. */
  async function near(path: string): Promise<string | undefined> {
    const base = path.slice(0, path.lastIndexOf('/'));
    const shown = largestFirst.map((size) => pictures.get(`${base}/${size}.webp`)).find((one) => one !== undefined);
    // A busy server must not blank what its visitor has just seen smaller.
    if (shown) return dataUri(shown.type, shown.body);
    try {
      const answer = await (options.fetch ?? fetch)(`${options.from}${path}?near`, {
        signal: AbortSignal.timeout(1_000),
      });
      if (!answer.ok) return undefined;
      return dataUri(answer.headers.get('content-type') ?? 'image/webp', Buffer.from(await answer.arrayBuffer()));
    } catch {
      return undefined;
    }
  }

  return async (req: IncomingMessage, res: ServerResponse, path: string): Promise<void> => {
    // Only browsers say that it is for an image; whoever reads pictures for itself gets none but the right one.
    const isShown = req.headers['sec-fetch-dest'] === 'image';
    // A page that shows a stand-in asks by HEAD whether the picture is there; that never waits.
    const isAsking = req.method === 'HEAD';
    const waited = (answer: Load['answer']) =>
      isShown && !isAsking ? shown(req, path, answer) : within(answer, isAsking ? 0 : (options.turnMs ?? turnMs));
    const found = options.pattern.test(path) ? (pictures.get(path) ?? (await waited(join(path, res)))) : 404;
    if (found === undefined) {
      res.setHeader('cache-control', 'no-store');
      if (isAsking) res.writeHead(202, { 'content-length': 0 }).end();
      else res.writeHead(307, { location: path, 'content-length': 0 }).end();
      return;
    }
    if (typeof found === 'string') {
      res.setHeader('cache-control', 'no-store');
      res.writeHead(200, { 'content-type': 'image/svg+xml', 'content-length': Buffer.byteLength(found) }).end(found);
      return;
    }
    if (typeof found === 'number') {
      res.writeHead(found, { 'cache-control': 'no-store', 'content-length': 0 }).end();
      return;
    }
    const headers = {
      'content-type': found.type,
      'cache-control': found.cacheControl,
      etag: found.etag,
      ...(found.disposition === null ? {} : { 'content-disposition': found.disposition }),
    };
    if (req.headers['if-none-match'] === found.etag) res.writeHead(304, headers).end();
    else
      res
        .writeHead(200, { ...headers, 'content-length': found.body.length })
        .end(req.method === 'HEAD' ? undefined : found.body);
  };
}

/** What is there in time; undefined for nothing. */
const within = <T>(answer: Promise<T>, ms: number): Promise<T | undefined> =>
  Promise.race([answer, delay(ms, undefined, { ref: false })]);

/** What may change is asked for again when its time is over. */
function lifetimeOf({ cacheControl }: Picture): { ttl?: number } {
  if (cacheControl.includes('immutable')) return {};
  const [, seconds] = /max-age=(\d{1,9})/.exec(cacheControl) ?? [];
  return { ttl: Math.max(1, Number(seconds ?? 0) * 1_000) };
}
