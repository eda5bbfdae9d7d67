import { afterEach, expect, inject } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { contentHeight } from './content-height.ts';
import { foreignCharacters } from './foreign-characters.ts';
import { setClock } from './steady-clock.ts';

declare global {
  var pressRealKey: ((keys: string) => Promise<void>) | undefined;
}
declare module 'vitest' {
  interface ProvidedContext {
    'storybook/test-initial-globals': { theme: string };
  }
}
declare module 'vitest/browser' {
  interface BrowserCommands {
    comparePicture: (shot: { theme: string; id: string; width: number; height: number }) => Promise<string | null>;
  }
}

setClock(new Date('2026-06-15T09:00:00+03:00'));
globalThis.pressRealKey = (keys) => userEvent.keyboard(keys);

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

async function settle(): Promise<void> {
  await document.fonts.ready;
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  await nextFrame();
  await nextFrame();
}

// The story still stands as its test left it: the dialog open, the field focused.
afterEach(async ({ task }) => {
  const { storyId } = task.meta as { storyId?: string };
  if (!storyId || task.result?.state === 'fail') return;
  await settle();
  expect(foreignCharacters(), 'characters that the fonts of the theme do not have').toEqual([]);
  const [width, height] = [window.innerWidth, contentHeight()];
  if (height > window.innerHeight) {
    await page.viewport(width, height);
    await settle();
  }
  const { theme } = inject('storybook/test-initial-globals');
  const complaint = await commands.comparePicture({ theme, id: storyId, width, height });
  if (complaint) throw new Error(complaint);
});
