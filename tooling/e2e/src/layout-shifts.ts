import type { Page } from '@playwright/test';
import { expect } from './test.ts';

type Watched = Window & { shifts?: string[] };

/** Before a page is opened: notes every layout shift, also those after a press or a scroll, and what moved. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    (window as Watched).shifts = shifts;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        type Source = { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly };
        const { value, sources } = entry as unknown as { value: number; sources: Source[] };
        const place = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ');
        const nodes = sources.map(({ node, previousRect, currentRect }) => {
          const name = node instanceof Element ? `${node.tagName}.${node.className}` : node?.nodeName;
          return `${name} [${place(previousRect)} → ${place(currentRect)}]`;
        });
        shifts.push(`${value.toFixed(5)} ${nodes.join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Zero as it is told everywhere, to three places: a fallback font never has quite the width of the real one. */
export async function expectNoShift(page: Page, name: string): Promise<void> {
  const shifts = await page.evaluate(() => (window as Watched).shifts ?? ['nobody watched']);
  const total = shifts.reduce((rest, line) => rest + Number.parseFloat(line), 0);
  expect.soft(total, `${name}: ${shifts.join('; ')}`).toBeLessThan(0.0005);
}

/** Reads a page to its end as a visitor scrolls; what comes late has come then. */
export async function readToTheEnd(page: Page): Promise<void> {
  for (let step = 0; step < 12; step++) {
    await page.mouse.wheel(0, 900);
    await page.waitForTimeout(80);
  }
  await page.waitForTimeout(200);
}
