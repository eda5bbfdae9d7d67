import type { Frame, Page, Response } from '@playwright/test';

/**
 * Opens a page and waits until its scripts have taken hold, as a visitor does without knowing. Pictures may come later: a fresh
 * stack draws each one when it is asked for.
 */
export async function open(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path, { waitUntil: 'domcontentloaded' });
  await settle(page);
  return response;
}

/**
 * Waits until React holds the page, or what stands in a frame, and its effects have run. React marks an element before it answers
 * for it, and works on in turns, each asked for by the one before: a task of the lowest priority comes after the last of them,
 * however slow the machine. An idle moment would too, but in a quiet page Chromium may give none for minutes.
 */
export async function settle(page: Page | Frame): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main');
    return main !== null && Object.keys(main).some((key) => key.startsWith('__react'));
  });
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    if ('scheduler' in window) await scheduler.postTask(() => {}, { priority: 'background', delay: 50 });
    // An old browser has no such tasks.
    else await new Promise((resolve) => setTimeout(() => requestIdleCallback(resolve, { timeout: 5_000 }), 50));
  });
}

/** Waits until a dialog that was closed has taken its entry of the history along: that step back ends a load that comes before it. */
export async function untilWayBack(page: Page): Promise<void> {
  await page.waitForFunction(() => !history.state?.showroomDialog);
}

/** Waits until the page keeps an entry of the history for each of `count` opened layers: what does so is fetched with the first press. */
export async function untilLayersKept(page: Page, count: number): Promise<void> {
  await page.waitForFunction((wanted) => (history.state?.showroomLayers ?? 0) === wanted, count);
}
