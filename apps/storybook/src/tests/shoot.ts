import type { BrowserCommandContext } from 'vitest/node';

/** Which story to take, in which theme, and how much of its frame. */
export type Shot = { theme: string; id: string; width: number; height: number };

type Page = BrowserCommandContext['page'];
const sessions = new WeakMap<Page, ReturnType<typeof openSession>>();

const openSession = (page: Page) => page.context().newCDPSession(page);

/** One session a page: opening it takes as long as a picture. */
function sessionOf(page: Page) {
  const session = sessions.get(page) ?? openSession(page);
  sessions.set(page, session);
  return session;
}

/**
 * A picture of the story's frame as PNG. Asked of the browser itself, which compresses quickly what is read once: Playwright cannot
 * ask for that. What blinks and moves is stilled in the page (`pictures.setup.ts`).
 */
export async function shoot({ page, frame }: BrowserCommandContext, { width, height }: Shot): Promise<Uint8Array> {
  const element = await (await frame()).frameElement();
  const box = await element.boundingBox();
  if (!box) throw new Error('The frame of the story is not shown.');
  const clip = {
    x: box.x,
    y: box.y,
    width: Math.min(width, box.width),
    height: Math.min(height, box.height),
    scale: 1,
  };
  const session = await sessionOf(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    clip,
    captureBeyondViewport: false,
    optimizeForSpeed: true,
  });
  return Buffer.from(data, 'base64');
}
