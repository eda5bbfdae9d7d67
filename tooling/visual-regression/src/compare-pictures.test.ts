import { expect, test } from 'vitest';
import { comparePictures, type Pixels } from './compare-pictures.ts';

const plain = (width: number, height: number, level: number): Pixels => ({
  width,
  height,
  data: new Uint8Array(width * height * 4).fill(level),
});

/** A picture with its first pixels `count` moved by `levels`. */
function moved(picture: Pixels, count: number, levels: number): Pixels {
  const data = new Uint8Array(picture.data);
  for (let pixel = 0; pixel < count; pixel++) data[pixel * 4] = (data[pixel * 4] ?? 0) + levels;
  return { ...picture, data };
}

const before = plain(40, 40, 100);

test('the same picture is the same', () => expect(comparePictures(before, before)).toEqual({ isSame: true }));

test.each([
  ['a few pixels that processors round apart', 60, 2, true],
  ['stray pixels at the edge of a letter', 12, 90, true],
  ['a letter that moved', 13, 90, false],
  ['a ground that moved by one level', 1600, 1, false],
])('%s: same is %s', (_what, count, levels, isSame) => {
  expect(comparePictures(before, moved(before, count, levels)).isSame).toBe(isSame);
});

test('another size is another picture, and both sizes are told', () => {
  const result = comparePictures(before, plain(40, 44, 100));
  expect(result).toMatchObject({ isSame: false, reason: '40 × 40 px became 40 × 44 px' });
});

test('the difference marks what moved in red and pales the rest', () => {
  const result = comparePictures(before, moved(before, 13, 90));
  if (result.isSame) throw new Error('The pictures should differ.');
  expect([...result.difference.data.slice(0, 4)]).toEqual([214, 0, 60, 255]);
  expect([...result.difference.data.slice(-4)]).toEqual([216, 216, 216, 255]);
});
