import { findBrowser } from '@showroom/browser/find-browser';
import { type Browser, type BrowserContextOptions, chromium, type Locator, type Page } from 'playwright-core';
import { type Interaction, onDesktop, onPhone } from './interactions.data.ts';
import { summarize } from './statistics.ts';

const visits = 5;

type Device = { name: string; slowdown: number; limitMs: number; interactions: readonly Interaction[] } & {
  context: BrowserContextOptions;
};

/** Promised from a press to the next frame, ms: a telephone of the middle of the market against this processor, and a desktop. */
const devices: readonly Device[] = [
  {
    ...{ name: 'phone', slowdown: 4, limitMs: 100, interactions: onPhone },
    context: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  },
  {
    ...{ name: 'desktop', slowdown: 1, limitMs: 50, interactions: onDesktop },
    context: { viewport: { width: 1440, height: 900 } },
  },
];

type Timed = PerformanceEventTiming & { interactionId: number };
type Watched = Window & { longest?: number };

/** From here on the page keeps the longest interaction that its browser saw, as INP counts it. Shorter than 16 ms it is not told. */
const watch = (page: Page) =>
  page.evaluate(() => {
    const watched = window as Watched;
    watched.longest = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Timed[])
        if (entry.interactionId > 0) watched.longest = Math.max(watched.longest ?? 0, entry.duration);
    }).observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit);
  });

/** Two frames after the last one that the press could ask for: its entry is told by then. */
const settle = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => requestIdleCallback(() => resolve(), { timeout: 1_000 })),
        );
      }),
  );

/** The longest interaction of one press on a page that is loaded and quiet, ms. */
async function time(
  page: Page,
  origin: string,
  { slowdown, context }: Device,
  interaction: Interaction,
): Promise<number> {
  const press = (target: Locator) => (context.hasTouch ? target.tap() : target.click());
  await page.goto(`${origin}${interaction.path}`, { waitUntil: 'networkidle' });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await interaction.before?.(page, press);
  await settle(page);
  await watch(page);
  await interaction.act(page, press);
  await page.locator(interaction.answer).first().waitFor();
  await settle(page);
  return page.evaluate(() => (window as Watched).longest ?? Number.NaN);
}

async function measure(browser: Browser, origin: string, device: Device): Promise<boolean> {
  let isHeld = true;
  for (const interaction of device.interactions) {
    const times: number[] = [];
    for (let visit = 0; visit < visits; visit++) {
      // Each visit has an empty cache of its own: a press pays for what it loads.
      const context = await browser.newContext(device.context);
      await context.addCookies([{ name: 'siteCityCode', value: 'msk', url: origin }]);
      await context.addInitScript(() => {
        // The empty page before the first one has no storage.
        if (location.protocol.startsWith('http')) localStorage.cookieConsent ??= 'necessary';
      });
      times.push(await time(await context.newPage(), origin, device, interaction));
      await context.close();
    }
    const middle = Math.round(summarize(times).p50);
    const held = middle <= device.limitMs;
    isHeld &&= held;
    process.stdout.write(
      `${held ? 'held  ' : 'BROKEN'} ${device.name}, ${interaction.name}: median ${middle} ms of ${times.map(Math.round).join(' ')}; promised: ${device.limitMs} ms\n`,
    );
  }
  return isHeld;
}

/**
 * What a visitor waits for after a press, as INP counts it: menu, search, city, dialog, filter.
 * `node tooling/bench/src/interactions.ts http://127.0.0.1:3001`. The stack must be up and idle.
 */
async function main(): Promise<void> {
  const origin = new URL(process.argv[2] ?? 'http://127.0.0.1:3001').origin;
  const { executablePath, args, env } = await findBrowser();
  const browser = await chromium.launch({ executablePath, args, env });
  const held: boolean[] = [];
  for (const device of devices) held.push(await measure(browser, origin, device));
  await browser.close();
  if (held.includes(false)) process.exitCode = 1;
}

await main();
