import autocannon from 'autocannon';

/** Bounded on purpose: this machine alone, a while, then it stops by itself. */
const loopback = new Set(['127.0.0.1', 'localhost', '[::1]']);
const seconds = 8;
/** A stored page is fresh for 30 s: long enough for two expiries. */
const longSeconds = 75;

type Load = {
  name: string;
  connections: number;
  seconds: number;
  headers?: Record<string, string>;
  /** Path of the next request; the page's own unless told. */
  path?: () => string;
};
type Figures = { rate: number; p50: number; p99: number; max: number };

/** @throws on any status but 2xx and on any broken connection: then nothing was measured. */
async function run(page: URL, load: Load): Promise<Figures> {
  const { name, path } = load;
  const found = await autocannon({
    url: page.href,
    connections: load.connections,
    duration: load.seconds,
    headers: { 'accept-encoding': 'br', ...load.headers },
    ...(path ? { requests: [{ setupRequest: (request) => ({ ...request, path: path() }) }] } : {}),
  });
  if (found.non2xx + found.errors + found.timeouts > 0)
    throw new Error(`${name}: ${found.non2xx} answers were not 2xx, ${found.errors + found.timeouts} failed`);
  return {
    rate: found.requests.average,
    p50: found.latency.p50,
    p99: found.latency.p99,
    max: found.latency.max,
  };
}

const word = Math.floor(Math.random() * 1e9).toString(36);

/** A click id that nobody has come with before: paid traffic brings one with each visit. */
function newClickId(page: URL): () => string {
  let count = 0;
  return () => {
    count += 1;
    return `${page.pathname}?yclid=${word}${count}`;
  };
}

/** Combinations of filters that nobody has asked for before; a random start, as a running shell remembers the last run. */
function unseenFilters(page: URL): () => string {
  let number = Math.floor(Math.random() * 100_000_000);
  const isShop = /^\/(?:store|parts)\//.test(page.pathname);
  return () => {
    number += 1;
    if (isShop)
      return `${page.pathname}?priceFrom=${1 + (number % 1_000)}&priceTo=${100_000 + Math.floor(number / 1_000)}`;
    const mileageTo = 1_000 + (Math.floor(number / 9_000) % 200_000);
    return `/cars/?priceTo=${900_000 + (number % 9_000) * 1_000}&mileageTo=${mileageTo}`;
  };
}

function report(name: string, { rate, p50, p99, max }: Figures, promise: string, held: boolean): boolean {
  const figures = `${Math.round(rate)} requests/s; p50 ${p50}, p99 ${p99}, max ${max} ms`;
  process.stdout.write(`${held ? 'held  ' : 'BROKEN'} ${name}: ${figures}; promised: ${promise}\n`);
  return held;
}

/**
 * The promises of a running shell: warm pages a second, the same with a session and with a new click id each time, pages that
 * nobody has seen, and what visitors feel while stored pages expire:
 * `node tooling/bench/src/listing-load.ts http://127.0.0.1:3001/cars/new/`, a shelf of the shop alike.
 * The shell must be up (`npm start`); the client takes one of the machine's cores and is the slower of the two.
 */
async function main(): Promise<void> {
  const page = new URL(process.argv[2] ?? 'http://127.0.0.1:3001/cars/new/');
  if (!loopback.has(page.hostname)) throw new Error('Only a server of this machine is measured.');
  const fifty = { connections: 50, seconds };
  await run(page, { ...fifty, name: 'warm-up', seconds: 3 });

  const warm = await run(page, { ...fifty, name: 'warm' });
  const held = [report('warm', warm, '1000 requests/s', warm.rate >= 1_000)];
  const least = (share: number) => [`${share * 100} % of warm`, share * warm.rate] as const;
  for (const [load, [promise, rate]] of [
    [{ ...fifty, name: 'with a session', headers: { cookie: 'accessToken=YS5iLmM=; refreshToken=d' } }, least(0.9)],
    [{ ...fifty, name: 'a new click id each time', path: newClickId(page) }, least(0.5)],
    [{ connections: 20, seconds, name: 'filters never seen', path: unseenFilters(page) }, ['150 requests/s', 150]],
  ] as const) {
    const figures = await run(page, load);
    held.push(report(load.name, figures, promise, figures.rate >= rate));
  }
  const long = await run(page, { connections: 20, seconds: longSeconds, name: 'over two expiries' });
  held.push(report(`${longSeconds} s, 20 connections, two expiries`, long, 'p99 20 ms', long.p99 <= 20));
  if (held.includes(false)) process.exitCode = 1;
}

await main();
