import { type LoadFigures, load } from './load.ts';

/** Bounded on purpose: this machine alone, a while, then it stops by itself. */
const loopback = new Set(['127.0.0.1', 'localhost', '[::1]']);
const seconds = 8;
/** One process, 50 connections: what the ground of the storefronts promised. */
const leastWarm = 20_000;
/** A stored page is fresh for 30 s: long enough for two expiries. */
const longSeconds = 75;

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

function report(name: string, { rate, p50, p99, max }: LoadFigures, promise: string, held: boolean): boolean {
  const figures = `${Math.round(rate)} requests/s; p50 ${p50}, p99 ${p99}, max ${max} ms`;
  process.stdout.write(`${held ? 'held  ' : 'BROKEN'} ${name}: ${figures}; promised: ${promise}\n`);
  return held;
}

/** Looks like a session to a shell, which cannot tell whether one lives. */
const madeUpSession = 'accessToken=YS5iLmM=; refreshToken=d';

/**
 * The promises of a running shell: warm pages a second, the same with a session and with a new click id each time, pages that
 * nobody has seen, and what visitors feel while stored pages expire:
 * `node tooling/bench/src/listing-load.ts http://127.0.0.1:3001/cars/new/`, a shelf of the shop alike; cookies of a session that
 * lives may follow. The shell must be up (`npm start`) and idle; the client takes the other core.
 */
async function main(): Promise<void> {
  const url = new URL(process.argv[2] ?? 'http://127.0.0.1:3001/cars/new/');
  const cookie = process.argv[3] ?? madeUpSession;
  if (!loopback.has(url.hostname)) throw new Error('Only a server of this machine is measured.');
  const fifty = { url, connections: 50, seconds };
  await load({ ...fifty, seconds: 3 });

  const warm = await load(fifty);
  const held = [report('warm', warm, `${leastWarm} requests/s`, warm.rate >= leastWarm)];
  const least = (share: number) => [`${share * 100} % of warm`, share * warm.rate] as const;
  for (const [name, asked, [promise, rate]] of [
    ['with a session', { ...fifty, headers: { cookie } }, least(0.9)],
    ['a new click id each time', { ...fifty, path: newClickId(url) }, least(0.5)],
    ['filters never seen', { ...fifty, connections: 20, path: unseenFilters(url) }, ['150 requests/s', 150]],
  ] as const) {
    const figures = await load(asked);
    held.push(report(name, figures, promise, figures.rate >= rate));
  }
  const long = await load({ url, connections: 20, seconds: longSeconds });
  held.push(report(`${longSeconds} s, 20 connections, two expiries`, long, 'p99 20 ms', long.p99 <= 20));
  if (held.includes(false)) process.exitCode = 1;
}

await main();
