import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp from 'sharp';
import type { Pixels } from './compare-pictures.ts';

/** Pixels of a file or of its bytes, whatever its format. */
export async function readPixels(input: string | Uint8Array): Promise<Pixels> {
  const { data, info } = await sharp(input).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** Writes pixels as lossless WebP: a picture of the kit is a few kilobytes. */
export async function writePixels(file: string, { width, height, data }: Pixels): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const picture = sharp(data, { raw: { width, height, channels: 4 } });
  await writeFile(file, await picture.removeAlpha().webp({ lossless: true, effort: 6 }).toBuffer());
}

const gap = 16;

/** Pictures beside each other on grey. */
export async function writeSideBySide(file: string, pictures: readonly Pixels[]): Promise<void> {
  const width = pictures.reduce((sum, picture) => sum + picture.width + gap, gap);
  const height = Math.max(...pictures.map((picture) => picture.height)) + 2 * gap;
  let left = gap;
  const layers = pictures.map((picture) => {
    const raw = { width: picture.width, height: picture.height, channels: 4 } as const;
    const layer = { input: Buffer.from(picture.data), raw, left, top: gap };
    left += picture.width + gap;
    return layer;
  });
  const sheet = sharp({ create: { width, height, channels: 3, background: '#8b8f96' } }).composite(layers);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, await sheet.webp({ lossless: true }).toBuffer());
}
