import { Agent, get } from 'node:http';

/** Bounded on purpose: this machine alone, a few seconds, then it stops by itself. */
const seconds = 8;
const connections = 20;
const loopback = new Set(['127.0.0.1', 'localhost', '[::1]']);

const agent = new Agent({ keepAlive: true, maxSockets: connections });

/** One warm read; milliseconds until the whole answer is there. @throws on any status but 200. */
function read(url: URL): Promise<number> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': 'gzip' } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`status ${answer.statusCode}`));
      answer.resume().on('end', () => resolve(performance.now() - began));
    }).on('error', reject);
  });
}

/** Combinations of filters that nobody has asked for before; a random start, as a running shell remembers the last run. */
function unseenAddresses(url: URL): () => URL {
  let number = Math.floor(Math.random() * 100_000_000);
  return () => {
    number += 1;
    const next = new URL(url);
    next.searchParams.set('priceTo', String(900_000 + (number % 9_000) * 1_000));
    next.searchParams.set('mileageTo', String(1_000 + (Math.floor(number / 9_000) % 200_000)));
    return next;
  };
}

async function lane(next: () => URL, until: number, times: number[], limit: number): Promise<void> {
  while (performance.now() < until && times.length < limit) times.push(await read(next()));
}

type Load = { name: string; next: () => URL; promised: number; limit: number };

/** Runs one load and prints its figures; whether the promise holds. */
async function measure({ name, next, promised, limit }: Load): Promise<boolean> {
  const times: number[] = [];
  const began = performance.now();
  await Promise.all(Array.from({ length: connections }, () => lane(next, began + seconds * 1000, times, limit)));
  const rate = times.length / ((performance.now() - began) / 1000);
  times.sort((a, b) => a - b);
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1);
  process.stdout.write(
    `${name}: ${Math.round(rate)} requests/s (promised ${promised}), ${times.length} in all, ${connections} connections, gzip; p50 ${at(0.5)} ms, p99 ${at(0.99)} ms\n`,
  );
  return rate >= promised;
}

/**
 * Pages a second of one running shell, warm ones and listings of filters never seen before:
 * `node tooling/bench/src/listing-load.ts http://127.0.0.1:3001/cars/new/`.
 * The shell must be up (`npm start`); client, shell and API share the machine's cores.
 */
async function main(): Promise<void> {
  const url = new URL(process.argv[2] ?? 'http://127.0.0.1:3001/cars/new/');
  if (!loopback.has(url.hostname)) throw new Error('Only a server of this machine is measured.');
  for (let i = 0; i < 5; i++) await read(url);
  const unseen = unseenAddresses(new URL('/cars/', url));
  const held = [
    await measure({ name: `${url.pathname}, warm`, next: () => url, promised: 1_000, limit: 1_000_000 }),
    await measure({ name: 'filters never seen', next: unseen, promised: 150, limit: 3_000 }),
  ];
  agent.destroy();
  if (held.includes(false)) process.exitCode = 1;
}

await main();
