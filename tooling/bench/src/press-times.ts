import { findBrowser } from '@showroom/browser/find-browser';
import { chromium, type Page } from 'playwright-core';
import { summarize } from './statistics.ts';

/** Presses of each kind: the first one loads what the press needs. */
const runs = 7;
/** Promised on a quiet machine, ms. */
const pictureMs = 60;
const dialogMs = 200;
/** A telephone of the middle of the market against this processor. */
const slowdown = 4;
/** How long a person holds the button, ms. */
const heldMs = 80;

type Seen = Window & { shown?: Promise<number> };

/** Before a page is opened: a press starts a clock that stops when the page's first picture is painted. */
const watchPictures = (page: Page) =>
  page.addInitScript(() => {
    const seen = window as Seen;
    new MutationObserver((records) => {
      for (const { addedNodes } of records)
        for (const node of addedNodes)
          if (node instanceof Element)
            for (const image of node.querySelectorAll('img[data-hero]')) image.setAttribute('elementtiming', 'hero');
    }).observe(document, { childList: true, subtree: true });
    const onPress = ({ timeStamp }: Event) => {
      seen.shown = new Promise((resolve) => {
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { renderTime: number; loadTime: number })[])
            if (entry.startTime > timeStamp) resolve((entry.renderTime || entry.loadTime) - timeStamp);
        }).observe({ type: 'element', buffered: false });
      });
    };
    addEventListener('pointerdown', onPress, { capture: true });
  });

/** A press starts a clock that stops in the frame after the one in which a dialog stands open. */
const watchDialogs = (page: Page) =>
  page.evaluate(() => {
    const onPress = ({ timeStamp }: Event) => {
      (window as Seen).shown = new Promise((resolve) => {
        const wait = () => {
          if (!document.querySelector('dialog[open]')) return requestAnimationFrame(wait);
          return requestAnimationFrame(() => resolve(performance.now() - timeStamp));
        };
        wait();
      });
    };
    addEventListener('pointerdown', onPress, { capture: true, once: true });
  });

async function press(page: Page, selector: string, index: number): Promise<number> {
  const link = page.locator(selector).nth(index);
  await link.scrollIntoViewIfNeeded();
  const box = await link.boundingBox();
  if (!box) throw new Error(`${selector}: not on the screen`);
  // A hand comes first and presses a moment later.
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(150);
  await page.mouse.down();
  await page.waitForTimeout(heldMs);
  await page.mouse.up();
  return page.evaluate(() => (window as Seen).shown ?? Promise.reject(new Error('nothing was pressed')));
}

function report(name: string, times: readonly number[], limit: number): boolean {
  const middle = Math.round(summarize(times).p50);
  const shown = times.map((time) => Math.round(time)).join(' ');
  process.stdout.write(
    `${middle <= limit ? 'held  ' : 'BROKEN'} ${name}: median ${middle} ms of ${shown}; promised: ${limit} ms\n`,
  );
  return middle <= limit;
}

/**
 * What a press costs in a browser: from a card of a listing to the painted picture of the vehicle, and from a form's link to its
 * dialog at a quarter of the speed: `node tooling/bench/src/press-times.ts http://127.0.0.1:3001`. The stack must be up and idle.
 */
async function main(): Promise<void> {
  const origin = new URL(process.argv[2] ?? 'http://127.0.0.1:3001').origin;
  const { executablePath, args, env } = await findBrowser();
  const browser = await chromium.launch({ executablePath, args, env });
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addCookies([{ name: 'siteCityCode', value: 'msk', url: origin }]);
  await context.addInitScript(() => {
    // The empty page before the first one has no storage.
    if (location.protocol.startsWith('http')) localStorage.cookieConsent ??= 'necessary';
  });
  const page = await context.newPage();
  await watchPictures(page);
  const fromCards = async () => {
    const times: number[] = [];
    for (let run = 0; run < runs; run++) {
      await page.goto(`${origin}/cars/new/`, { waitUntil: 'networkidle' });
      times.push(await press(page, '[data-results] article a', run));
    }
    return times;
  };
  // A fresh stack renders pictures when they are first asked for.
  await fromCards();
  const pictures = await fromCards();
  const dialogs: number[] = [];
  for (let run = 0; run < runs; run++) {
    // A new tab: a reload would open the dialog again by itself.
    const tab = await context.newPage();
    await tab.goto(page.url(), { waitUntil: 'networkidle' });
    const cdp = await context.newCDPSession(tab);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await watchDialogs(tab);
    dialogs.push(await press(tab, 'main a[data-dialog="testdrive"]', 0));
    await tab.close();
  }
  await browser.close();
  const held = [
    report('card to picture of the vehicle', pictures, pictureMs),
    report(`link to dialog, processor ${slowdown} times slower`, dialogs, dialogMs),
  ];
  if (held.includes(false)) process.exitCode = 1;
}

await main();
