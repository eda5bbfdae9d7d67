import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { cutPhoto } from './cut-photo.ts';

const page = readFileSync(new URL('../../../../../docs/images/asc-vehicle.webp', import.meta.url));

test('cards of a picture full of detail keep to the bytes that a phone has for eight of them', async () => {
  // A page of text, enlarged: more edges than any car has.
  const { files } = await cutPhoto(await sharp(page).resize(1_600).jpeg({ quality: 90 }).toBuffer());
  const sizeOf = (name: string) => files.find(({ file }) => file === name)?.bytes.length ?? Number.NaN;
  expect(sizeOf('card.webp')).toBeLessThanOrEqual(12_000);
  expect(sizeOf('card@2x.webp')).toBeLessThanOrEqual(20_000);
  expect(sizeOf('hero@2x.webp')).toBeGreaterThan(20_000);
});
