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

/** An idle moment asked for in a quiet page comes in Chromium with the next task, be it minutes later: this gives it one. */
const beatMs = 100;

/**
 * Waits until React holds the page, or what stands in a frame, and its effects have run. React marks an element before it answers
 * for it, and works on in turns: the first idle moment comes after the last of them, however slow the machine.
 */
export async function settle(page: Page | Frame): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main');
    return main !== null && Object.keys(main).some((key) => key.startsWith('__react'));
  });
  await page.evaluate(async (beat) => {
    const beats = setInterval(() => {}, beat);
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => requestIdleCallback(resolve), 50)));
    clearInterval(beats);
  }, beatMs);
}
