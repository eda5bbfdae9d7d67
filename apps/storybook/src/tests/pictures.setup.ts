import { configure } from 'storybook/test';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { dress } from '../dress.ts';
import { themes } from '../themes.ts';
import { contentHeight } from './content-height.ts';
import { type Declared, declaredWidth } from './declared-width.ts';
import { findViolations } from './find-violations.ts';
import { foreignCharacters } from './foreign-characters.ts';
import { clearUp, timers } from './shared-frame.ts';
import type { Shot } from './shoot.ts';
import { setClock } from './steady-clock.ts';

declare global {
  var pressRealKey: ((keys: string) => Promise<void>) | undefined;
}
declare module 'vitest/browser' {
  interface BrowserCommands {
    comparePicture: (shot: Shot) => Promise<string | null>;
  }
}
declare module 'vitest' {
  interface TestContext {
    /** Put there by Storybook's addon. */
    story?: Declared;
  }
}

// Files share a frame, and their order changes: what one has left in it is no part of another's pictures.
beforeAll(clearUp);

// Vitest names each loading of this file by the time: two of one time would be one, and the second file would go without pictures.
afterAll(setClock(new Date('2026-06-15T09:00:00+03:00')));
// A chunk that a press loads has taken more than the library's second beside a busy neighbour.
configure({ asyncUtilTimeout: 60_000 });
globalThis.pressRealKey = (keys) => userEvent.keyboard(keys);

// A blinking caret is there in every second picture.
document.head.append(
  Object.assign(document.createElement('style'), { textContent: '* { caret-color: transparent !important }' }),
);

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

async function settle(): Promise<void> {
  await document.fonts.ready;
  // One that waits until it is seen, as in a row that scrolls, would be waited for without end.
  for (const image of document.images) image.loading = 'eager';
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
  await nextFrame();
  await nextFrame();
}

/** The viewport is set when the browser has been told, which is before the frame has its width. */
async function waitForWidth(width: number): Promise<void> {
  for (let left = 200; window.innerWidth !== width; left--) {
    if (left === 0) throw new Error(`The frame is ${window.innerWidth} px wide, where the story says ${width} px.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Pauses before a picture that differs is taken again, ms: a story that is not at rest yet comes to it. */
const pauses = [0, 100, 400, 1_500];

type Standing = { id: string; width: number; signal: AbortSignal };

async function picture(theme: string, { id, width, signal }: Standing): Promise<string | null> {
  let complaint: string | null = null;
  for (const pause of pauses) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    await settle();
    signal.throwIfAborted();
    await waitForWidth(width);
    const height = contentHeight();
    if (height > window.innerHeight) {
      await page.viewport(width, height);
      await settle();
      signal.throwIfAborted();
    }
    complaint = await commands.comparePicture({ theme, id, width, height });
    if (!complaint) return null;
  }
  return complaint;
}

/** One failure names every theme in which something is wrong. */
async function lookAt(theme: string, isPlayedIn: boolean, standing: Standing): Promise<string[]> {
  dress(theme);
  const complaint = await picture(theme, standing);
  const foreign = foreignCharacters();
  const violations = await findViolations(isPlayedIn);
  standing.signal.throwIfAborted();
  return [
    ...(foreign.length > 0 ? [`the font has no ${foreign.join(' ')}`] : []),
    ...violations,
    ...(complaint ? [complaint] : []),
  ].map((found) => `${theme}: ${found}`);
}

// The story still stands as its test left it: the dialog open, the field focused.
afterEach(async ({ task, story, signal }) => {
  const { storyId: id } = task.meta as { storyId?: string };
  if (!id || !story || task.result?.state === 'fail') return;
  const found: string[] = [];
  timers.hold();
  globalThis.pictured = id;
  // A hook that runs out of time is not ended: the next story would be dressed and pictured under the name of this one.
  signal.addEventListener('abort', () => {
    globalThis.pictured = undefined;
    timers.release();
  });
  const standing = { id, width: declaredWidth(story), signal };
  for (const { name } of themes) found.push(...(await lookAt(name, name === story.globals.theme, standing)));
  dress(themes[0]?.name);
  timers.release();
  // Not an assertion over the list: reports carry the message of an error, and would only count what it holds.
  if (found.length > 0) throw new Error(found.join('\n'));
});
