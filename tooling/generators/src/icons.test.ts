import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@showroom/launcher/env';
import { findShells } from '@showroom/launcher/shells';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawLogos } from './logo.ts';
import { themeFromColor } from './theme-from-color.ts';

/** Share of the pixels outside the safe circle (radius 40 % of the side) that are not the ground; 1 where the ground is transparent. */
async function outsideSafeCircle(picture: Buffer): Promise<number> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const pixel = (x: number, y: number) => data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4);
  const ground = pixel(4, 4);
  if (ground[3] !== 255) return 1;
  let [outside, strange] = [0, 0];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (Math.hypot(x - width / 2, y - height / 2) <= 0.4 * width) continue;
      outside += 1;
      const at = pixel(x, y);
      if ([0, 1, 2, 3].some((channel) => Math.abs((at[channel] ?? 0) - (ground[channel] ?? 0)) > 24)) strange += 1;
    }
  return strange / outside;
}

test('icons of every brand may be masked: the sign stands in the safe circle, the ground reaches the edges', async () => {
  for (const { code } of await findShells())
    for (const size of [192, 512]) {
      const picture = readFileSync(join(root, 'apps', code, `public/icon-${size}.png`));
      expect(await outsideSafeCircle(picture), `${code}, ${size}`).toBeLessThan(0.002);
    }
});

test('so may the icons of a brand that is made', async () => {
  const drawn = await drawLogos('Мотор', themeFromColor('#0f6b63', 'Onest'));
  const picture = drawn.get('icon-512.png');
  if (!Buffer.isBuffer(picture)) throw new Error('no picture');
  expect(await outsideSafeCircle(picture)).toBeLessThan(0.002);
});
