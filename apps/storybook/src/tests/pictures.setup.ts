import { afterEach, expect } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { dress } from '../dress.ts';
import { themes } from '../themes.ts';
import { contentHeight } from './content-height.ts';
import { findViolations } from './find-violations.ts';
import { foreignCharacters } from './foreign-characters.ts';
import { setClock } from './steady-clock.ts';

declare global {
  var pressRealKey: ((keys: string) => Promise<void>) | undefined;
}
declare module 'vitest/browser' {
  interface BrowserCommands {
    comparePicture: (shot: { theme: string; id: string; width: number; height: number }) => Promise<string | null>;
  }
}

// Files share an origin, and their order changes: a basket that one has filled is no part of another's header.
localStorage.clear();

setClock(new Date('2026-06-15T09:00:00+03:00'));
globalThis.pressRealKey = (keys) => userEvent.keyboard(keys);

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

async function settle(): Promise<void> {
  await document.fonts.ready;
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  await nextFrame();
  await nextFrame();
}

/** One failure names every theme in which something is wrong. */
async function lookAt(theme: string, id: string): Promise<string[]> {
  dress(theme);
  await settle();
  const [width, height] = [window.innerWidth, contentHeight()];
  if (height > window.innerHeight) {
    await page.viewport(width, height);
    await settle();
  }
  const foreign = foreignCharacters();
  const complaint = await commands.comparePicture({ theme, id, width, height });
  return [
    ...(foreign.length > 0 ? [`the font has no ${foreign.join(' ')}`] : []),
    ...(await findViolations()),
    ...(complaint ? [complaint] : []),
  ].map((found) => `${theme}: ${found}`);
}

// The story still stands as its test left it: the dialog open, the field focused.
afterEach(async ({ task }) => {
  const { storyId } = task.meta as { storyId?: string };
  if (!storyId || task.result?.state === 'fail') return;
  const found: string[] = [];
  for (const { name } of themes) found.push(...(await lookAt(name, storyId)));
  dress(themes[0]?.name);
  expect(found).toEqual([]);
});
