import type { BrowserCommandContext } from 'vitest/node';

declare global {
  /** Which story the frame stands for the camera with. */
  var pictured: string | undefined;
}

/** Which story to take, in which theme, how wide it says that it stands, and how far down. */
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
export async function shoot({ page, frame }: BrowserCommandContext, { id, width, height }: Shot): Promise<Uint8Array> {
  const story = await frame();
  const element = await story.frameElement();
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
  // Asked afterwards: what has come meanwhile may be in the picture.
  const [standing, actual] = await story.evaluate(() => [globalThis.pictured, window.innerWidth] as const);
  if (standing !== id || actual !== width)
    throw new Error(
      `${id} was to be pictured ${width} px wide; there stands ${standing ?? 'another story'}, ${actual} px.`,
    );
  return Buffer.from(data, 'base64');
}
