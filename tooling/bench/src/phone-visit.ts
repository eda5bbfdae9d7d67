import { findBrowser } from '@showroom/browser/find-browser';
import { type Browser, type BrowserContext, chromium } from 'playwright-core';

/** A telephone of the middle of the market against this processor, on the line of a telephone. */
const slowdown = 4;
const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 } as const;

type Painted = Window & { painted?: number };

/** A telephone whose owner has answered the cookie toast; `density`: of its screen, pixels a CSS pixel. */
export async function openPhone(shell: string, density = 1): Promise<{ browser: Browser; context: BrowserContext }> {
  const { executablePath, args, env } = await findBrowser();
  const browser = await chromium.launch({ executablePath, args, env });
  const context = await browser.newContext({
    ...{ baseURL: shell, viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    deviceScaleFactor: density,
  });
  await context.addInitScript(() => {
    if (location.protocol.startsWith('http')) localStorage.cookieConsent ??= 'necessary';
  });
  return { browser, context };
}

/** One visit by address: largest paint in ms, and the paths of the page's own calls. */
export async function visitOnPhone(
  context: BrowserContext,
  path: string,
): Promise<{ painted: number; reads: string[] }> {
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
  // The first visit of a stack may wait for its pictures to be drawn.
  await page.goto(path, { waitUntil: 'networkidle', timeout: 120_000 });
  await page.locator('main h1').waitFor();
  const painted = await page.evaluate(() => (window as Painted).painted ?? Number.NaN);
  await page.close();
  return { painted, reads };
}
