import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pino from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createPictures } from './pictures.ts';

type Asked = { url: string; signal: AbortSignal; answer: (response: Response) => void };
const asked: Asked[] = [];
const upstream = ((url: string, { signal }: { signal: AbortSignal }) =>
  new Promise((answer, refuse) => {
    asked.push({ url, signal, answer });
    signal.addEventListener('abort', () => refuse(signal.reason));
  })) as typeof fetch;

const logged: unknown[] = [];
const media = createPictures({
  from: 'http://api.test',
  pattern: /^\/media\/[a-z0-9/@-]{1,160}\.(?:webp|jpg|png)$/,
  maxBytes: 1e6,
  log: pino({ base: null, timestamp: false }, { write: (line: string) => logged.push(JSON.parse(line)) }),
  fetch: upstream,
});
const server = createServer((req, res) => void media(req, res, req.url ?? ''));
let origin = '';
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const picture = () => new Response('RIFF', { headers: { 'content-type': 'image/webp', etag: '"1"' } });
const begun = (count: number) => vi.waitFor(() => expect(asked).toHaveLength(count));

/** One visitor's request, and what the API is asked for it. */
async function visit(path: string) {
  const before = asked.length;
  const shown = fetch(path);
  await begun(before + 1);
  return { shown, answer: (response: Response) => asked[before]?.answer(response) };
}

test('a picture is asked for once, however many wait, and then stays', async () => {
  const both = [1, 2].map(() => fetch(`${origin}/media/scene/credit/card.webp`));
  await begun(1);
  asked[0]?.answer(picture());
  for (const answer of await Promise.all(both)) expect([answer.status, await answer.text()]).toEqual([200, 'RIFF']);
  expect(await (await fetch(`${origin}/media/scene/credit/card.webp`)).text()).toBe('RIFF');
  expect(asked).toHaveLength(1);
});

test('a picture that may change is asked for again when its time is over, and says so to browsers', async () => {
  const path = `${origin}/media/reviews/1/full.webp`;
  const headers = { 'content-type': 'image/webp', etag: '"2"', 'cache-control': 'public, max-age=0' };
  const first = await visit(path);
  first.answer(new Response('RIFF', { headers }));
  expect((await first.shown).headers.get('cache-control')).toBe('public, max-age=0');
  const gone = await visit(path);
  gone.answer(new Response(null, { status: 404 }));
  expect((await gone.shown).status).toBe(404);
  asked.length = 1;
});

test('one who leaves takes nothing from another; when all have left, the API is told', async () => {
  const path = `${origin}/media/scene/service/card.webp`;
  const [one, other] = [new AbortController(), new AbortController()];
  const waiting = [one, other].map(({ signal }) => fetch(path, { signal }).catch(() => 'left'));
  await begun(2);
  one.abort();
  expect(await waiting[0]).toBe('left');
  await new Promise((done) => setTimeout(done, 50));
  expect(asked[1]?.signal.aborted).toBe(false);
  other.abort();
  await vi.waitFor(() => expect(asked[1]?.signal.aborted).toBe(true));
  // Whoever comes next is not given the end of those before.
  const next = await visit(path);
  next.answer(picture());
  expect((await next.shown).status).toBe(200);
});

test('a picture that the API cannot give is told to the log, and asked for again next time', async () => {
  const path = `${origin}/media/scene/tradein/card.webp`;
  logged.length = 0;
  const failed = await visit(path);
  failed.answer(new Response(null, { status: 500 }));
  expect((await failed.shown).status).toBe(503);
  expect(logged).toEqual([{ level: 40, event: 'picture-unavailable', status: 500 }]);
  const again = await visit(path);
  again.answer(picture());
  expect((await again.shown).status).toBe(200);
});

test('a picture that takes long holds no connection: it is sent round again and keeps its place', async () => {
  const path = `${origin}/media/scene/delivery/card.webp`;
  const first = await fetch(path, { redirect: 'manual' });
  expect([first.status, first.headers.get('location'), first.headers.get('cache-control')]).toEqual([
    307,
    '/media/scene/delivery/card.webp',
    'no-store',
  ]);
  // Who shows pictures is given the nearest one there is, and asks without waiting when it can be exchanged.
  const shown = fetch(path, { headers: { 'sec-fetch-dest': 'image' } });
  await vi.waitFor(() => expect(asked.at(-1)?.url).toMatch(/\?near$/));
  asked.pop()?.answer(new Response('tiny', { headers: { 'content-type': 'image/webp' } }));
  const standIn = await shown;
  expect([standIn.status, standIn.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(await standIn.text()).toMatch(/^<svg [^>]*width="40" height="30".*data:image\/webp;base64,dGlueQ==/);
  expect((await fetch(path, { method: 'HEAD' })).status).toBe(202);
  const followed = fetch(path);
  await new Promise((done) => setTimeout(done, 500));
  expect(asked).toHaveLength(6);
  expect(asked[5]?.signal.aborted).toBe(false);
  asked[5]?.answer(picture());
  expect(await (await followed).text()).toBe('RIFF');
});

test('a size that was shown stands in for one that is drawn, and the API is not asked for another', async () => {
  const small = await visit(`${origin}/media/scene/repair/card.webp`);
  small.answer(picture());
  await small.shown;
  const before = asked.length;
  const large = await fetch(`${origin}/media/scene/repair/hero.webp`, { headers: { 'sec-fetch-dest': 'image' } });
  expect(await large.text()).toContain('data:image/webp;base64,UklGRg==');
  expect(asked.slice(before).map(({ url }) => url)).toEqual(['http://api.test/media/scene/repair/hero.webp']);
});

/** A browser's image of which no other size is there. */
async function shownAlone(path: string) {
  const before = asked.length;
  const started = performance.now();
  const shown = fetch(path, { headers: { 'sec-fetch-dest': 'image' } }).then(async (answer) => ({
    text: await answer.text(),
    ms: performance.now() - started,
  }));
  await vi.waitFor(() => expect(asked.length).toBeGreaterThan(before));
  const own = asked.findLast(({ url }) => path.endsWith(new URL(url).pathname));
  return { shown, draw: () => own?.answer(picture()) };
}
/** Says that no other size is there, as often as is asked. */
async function nothingNear(from: number, count: number): Promise<void> {
  const answered = new Set<Asked>();
  await vi.waitFor(
    () => {
      for (const one of asked.slice(from).filter(({ url }) => url.endsWith('?near'))) {
        if (!answered.has(one)) one.answer(new Response(null, { status: 404 }));
        answered.add(one);
      }
      expect(answered.size).toBe(count);
    },
    { interval: 10, timeout: 2_000 },
  );
}

test('where only the empty studio could stand in, the picture itself is waited for a while longer', async () => {
  const from = asked.length;
  const { shown, draw } = await shownAlone(`${origin}/media/studio/a/front/hero.webp`);
  await nothingNear(from, 1);
  await new Promise((done) => setTimeout(done, 200));
  draw();
  expect((await shown).text).toBe('RIFF');
  // Not for ever.
  const late = asked.length;
  const other = await shownAlone(`${origin}/media/studio/b/front/hero.webp`);
  await nothingNear(late, 1);
  const { text, ms } = await other.shown;
  expect(text).toContain('radialGradient');
  expect(ms).toBeGreaterThan(1_100);
});

test('one connection of a browser is left for its visitor: a sixth picture is not waited for longer', async () => {
  const from = asked.length;
  const six = await Promise.all(
    [1, 2, 3, 4, 5, 6].map((n) => shownAlone(`${origin}/media/studio/c${n}/front/thumb.webp`)),
  );
  await nothingNear(from, 6);
  const times = (await Promise.all(six.map(({ shown }) => shown))).map(({ ms }) => ms);
  expect(times.filter((ms) => ms < 1_000)).toHaveLength(1);
});
