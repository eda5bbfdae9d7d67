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

async function lane(url: URL, until: number, times: number[]): Promise<void> {
  while (performance.now() < until) times.push(await read(url));
}

/**
 * Warm pages a second of one running shell: `node tooling/bench/src/listing-load.ts http://127.0.0.1:3001/cars/new/`.
 * The shell must be up (`npm start`); client and shell share the machine's cores.
 */
async function main(): Promise<void> {
  const url = new URL(process.argv[2] ?? 'http://127.0.0.1:3001/cars/new/');
  if (!loopback.has(url.hostname)) throw new Error('Only a server of this machine is measured.');
  for (let i = 0; i < 5; i++) await read(url);
  const times: number[] = [];
  const began = performance.now();
  await Promise.all(Array.from({ length: connections }, () => lane(url, began + seconds * 1000, times)));
  const rate = times.length / ((performance.now() - began) / 1000);
  times.sort((a, b) => a - b);
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1);
  process.stdout.write(
    `${url.pathname}: ${Math.round(rate)} requests/s, ${connections} connections, ${seconds} s, gzip; p50 ${at(0.5)} ms, p99 ${at(0.99)} ms\n`,
  );
  agent.destroy();
  if (rate < 1_000) process.exitCode = 1;
}

await main();
