import type { Page } from '@playwright/test';

type Press = { at: number };
type Seen = Window & { press?: Press; hero?: Promise<number> };

/** Before a page is opened: every picture that a page marks as its first is timed when it reaches the screen. */
export async function watchHero(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = window as Seen;
    // Timed by the browser itself, as long as the attribute is there before the picture is painted.
    const mark = (node: Node) => {
      if (!(node instanceof Element)) return;
      for (const image of node.querySelectorAll('img[data-hero]')) image.setAttribute('elementtiming', 'hero');
    };
    new MutationObserver((records) => {
      for (const { addedNodes } of records) for (const node of addedNodes) mark(node);
    }).observe(document, { childList: true, subtree: true });
    addEventListener(
      'pointerdown',
      ({ timeStamp }) => {
        seen.press = { at: timeStamp };
        seen.hero = new Promise((resolve) => {
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries() as (PerformanceEntry & { renderTime: number; loadTime: number })[])
              if (entry.startTime > timeStamp) resolve((entry.renderTime || entry.loadTime) - timeStamp);
          }).observe({ type: 'element', buffered: false });
        });
      },
      { capture: true },
    );
  });
}

/** How long a person holds the button, ms. */
const heldMs = 80;

/** Presses and says how long it took until the first picture of the next page was painted, in ms. */
export async function pressAndTime(page: Page, at: { x: number; y: number }): Promise<number> {
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  await page.waitForTimeout(heldMs);
  await page.mouse.up();
  return page.evaluate(() => (window as Seen).hero ?? Promise.reject(new Error('nothing was pressed')));
}

/** The middle of sorted values. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
