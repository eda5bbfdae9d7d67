import type { BrowserCommandContext } from 'vitest/node';

/** Which story to take, in which theme, and how much of its frame. */
export type Shot = { theme: string; id: string; width: number; height: number };

/** A picture of the story's frame as PNG, without the blinking caret. */
export async function shoot({ page, frame }: BrowserCommandContext, { width, height }: Shot): Promise<Uint8Array> {
  const element = await (await frame()).frameElement();
  const box = await element.boundingBox();
  if (!box) throw new Error('The frame of the story is not shown.');
  const clip = { x: box.x, y: box.y, width: Math.min(width, box.width), height: Math.min(height, box.height) };
  return page.screenshot({ clip, caret: 'hide', animations: 'disabled', scale: 'css' });
}
