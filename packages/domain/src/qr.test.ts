import jsQR from 'jsqr';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { qrSquares, qrSvg } from './qr.ts';

/** What a phone reads off a drawing. */
async function read(svg: string): Promise<string | undefined> {
  const { data, info } = await sharp(Buffer.from(svg), { density: 400 })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

test.each([
  'https://brand-one.example/qr/XTAGFK330KY123456/',
  'https://asc.example/catalog/1/',
  `https://brand-one.example/${'a'.repeat(300)}/`,
])('a scanner reads %s', async (text) => expect(await read(qrSvg(text))).toBe(text));

test('four light squares stand around, as scanners need', () => {
  const { size, rows } = qrSquares('https://brand-one.example/');
  const border = rows.flatMap((row, y) => row.filter((_, x) => Math.min(x, y, size - 1 - x, size - 1 - y) < 4));
  expect(border.some(Boolean)).toBe(false);
  expect(rows[4]?.[4]).toBe(true);
});
