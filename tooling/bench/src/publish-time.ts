import { setTimeout as pause } from 'node:timers/promises';

const loopback = new Set(['127.0.0.1', 'localhost', '[::1]']);
const rounds = 10;
/** Between two looks at a page, ms. */
const lookMs = 25;
const patienceMs = 20_000;
const code = 'bench-publish';

type Shell = { name: string; origin: string; holdingId: number; token: string };

const originOf = (text = ''): string => {
  const url = new URL(text);
  if (!loopback.has(url.hostname)) throw new Error('Only servers of this machine are measured.');
  return url.origin;
};

async function call(
  api: string,
  { holdingId, token }: Shell,
  method: string,
  body?: object,
): Promise<{ version: number }> {
  const live = method === 'DELETE' ? '/live' : '';
  const answer = await fetch(`${api}/api/reports/content/news/ru/${code}${live}?holdingId=${holdingId}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (answer.status === 404 && method === 'GET') return { version: 0 };
  if (!answer.ok) throw new Error(`${method} answered ${answer.status}`);
  return (await answer.json()) as { version: number };
}

/** From the press of "publish" until the page of the shell says the new title, ms. */
async function publish(api: string, shell: Shell, title: string): Promise<number> {
  const { version } = await call(api, shell, 'GET');
  const source = `---\ntitle: ${title}\ndate: 2026-11-01\nlead: Measurement.\n---\n\n${title}\n`;
  const began = performance.now();
  await call(api, shell, 'PUT', { source, base: version, isPublished: true });
  while (performance.now() - began < patienceMs) {
    const page = await fetch(`${shell.origin}/news/${code}/`, { redirect: 'manual' });
    if ((await page.text()).includes(title)) return performance.now() - began;
    await pause(lookMs);
  }
  throw new Error(`${shell.name} does not show the text within ${patienceMs} ms`);
}

/**
 * `node tooling/bench/src/publish-time.ts <api> <brand-one> <asc> <token of holding 1> <token of holding 2>`: how long a published text
 * takes to both shells. Tokens: `pnpm api staff-token editor 1`.
 */
async function main(): Promise<void> {
  const [api, one, two, tokenOne = '', tokenTwo = ''] = process.argv.slice(2);
  const origin = originOf(api);
  const shells: Shell[] = [
    { name: 'brand-one', origin: originOf(one), holdingId: 1, token: tokenOne },
    { name: 'asc', origin: originOf(two), holdingId: 2, token: tokenTwo },
  ];
  // The first publication makes the page, which is then kept by the shell.
  await Promise.all(shells.map((shell) => publish(origin, shell, `Round 0 ${Date.now()}`)));
  const times: number[] = [];
  for (let round = 1; round <= rounds; round++) {
    const both = await Promise.all(shells.map((shell) => publish(origin, shell, `Round ${round} ${Date.now()}`)));
    times.push(Math.max(...both));
  }
  await Promise.all(shells.map((shell) => call(origin, shell, 'DELETE', {})));
  times.sort((a, b) => a - b);
  const shown = (ms = 0) => `${Math.round(ms)} ms`;
  const median = ((times[rounds / 2 - 1] ?? 0) + (times[rounds / 2] ?? 0)) / 2;
  process.stdout.write(`published and shown by both shells: median ${shown(median)}, max ${shown(times.at(-1))}\n`);
}

await main();
