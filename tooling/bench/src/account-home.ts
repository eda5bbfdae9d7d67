import { findBrowser } from '@showroom/browser/find-browser';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { summarize } from './statistics.ts';

const visits = 7;
/** Promised for the home page of the account, ms. */
const paintedMs = 1_000;
/** A telephone of the middle of the market against this processor, on the line of a telephone. */
const slowdown = 4;
const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 } as const;

/** The customer that `EXAMPLE_CUSTOMERS=1 npm start` makes. */
const digits = '79990000001';

type Painted = Window & { painted?: number };

async function signIn(page: Page, outbox: string): Promise<void> {
  await page.goto('/lk/auth/', { waitUntil: 'networkidle' });
  await page.locator('main input[inputmode="tel"]').fill(digits.slice(1));
  await page.locator('main form button[type="submit"]').click();
  const field = page.locator('main input[autocomplete="one-time-code"]');
  await field.waitFor();
  const { messages } = (await (await fetch(outbox, { headers: { accept: 'application/json' } })).json()) as {
    messages: { recipient: string; body: string }[];
  };
  const codes = messages.flatMap(({ recipient, body }) => (recipient === digits ? (/\b\d{6}\b/.exec(body) ?? []) : []));
  await field.fill(codes[0] ?? '');
  await page.locator('main form button[type="submit"]').click();
  await page.waitForURL('**/lk/');
}

/** One visit by address: largest paint in ms, and the paths of the account's reads. */
async function visit(context: BrowserContext): Promise<{ painted: number; reads: string[] }> {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', line);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const reads: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) reads.push(pathname);
  });
  await page.addInitScript(() =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) (window as Painted).painted = entry.startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true }),
  );
  await page.goto('/lk/', { waitUntil: 'networkidle' });
  await page.locator('main h1').waitFor();
  const painted = await page.evaluate(() => (window as Painted).painted ?? Number.NaN);
  await page.close();
  return { painted, reads };
}

/**
 * What a customer waits for: the home page of the account on a phone.
 * `node tooling/bench/src/account-home.ts http://127.0.0.1:3001 http://127.0.0.1:4000`, the shell and the API of a stack that was
 * started with `EXAMPLE_CUSTOMERS=1` and does nothing else.
 */
async function main(): Promise<void> {
  const [shell = 'http://127.0.0.1:3001', api = 'http://127.0.0.1:4000'] = process.argv.slice(2);
  const { executablePath, args, env } = await findBrowser();
  const browser = await chromium.launch({ executablePath, args, env });
  const context = await browser.newContext({
    ...{ baseURL: shell, viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  });
  await context.addInitScript(() => {
    if (location.protocol.startsWith('http')) localStorage.cookieConsent ??= 'necessary';
  });
  await signIn(await context.newPage(), `${api}/dev/outbox`);
  // The first one fills the caches of the stack.
  await visit(context);
  const seen = [];
  for (let run = 0; run < visits; run++) seen.push(await visit(context));
  await browser.close();
  const times = seen.map(({ painted }) => painted);
  const middle = Math.round(summarize(times).p50);
  const held = middle <= paintedMs;
  process.stdout.write(
    `${held ? 'held  ' : 'BROKEN'} home of the account, largest paint: median ${middle} ms of ${times.map(Math.round).join(' ')}; promised: ${paintedMs} ms\n` +
      `reads of the last visit: ${seen.at(-1)?.reads.join(', ')}\n`,
  );
  if (!held) process.exitCode = 1;
}

await main();
