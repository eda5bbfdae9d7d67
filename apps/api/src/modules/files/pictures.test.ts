import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { cleanPicture } from './clean-picture.ts';

const megabyte = 1024 * 1024;
/** Where the picture was taken, and by what: nothing of it may be kept. */
const camera = {
  IFD0: { Make: 'Canary Phone' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '55/1 45/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '37/1 37/1 0/1' },
};

/** Left half red, right half blue; a telephone that was held upright says to turn it: red is above. */
async function lying(format: 'jpeg' | 'png'): Promise<Uint8Array> {
  const blue = { create: { width: 32, height: 48, channels: 3, background: 'blue' } } as const;
  const picture = sharp({ create: { width: 64, height: 48, channels: 3, background: 'red' } }).composite([
    { input: blue, left: 32, top: 0 },
  ]);
  return picture.withMetadata({ orientation: 6 }).withExifMerge(camera)[format]().toBuffer();
}

/**
 * The same picture as a telephone writes it, 64 × 48 with its turn and its position beside it: made by `heif-enc` of such a
 * JPEG, the turn (`irot`) written in by hand.
 */
const ofPhone = readFileSync(join(import.meta.dirname, 'fixtures/turned-by-phone.heic'));

/** A box that readers skip, so that a small file is as large as a real one. */
function padded(heic: Uint8Array, bytes: number): Uint8Array {
  const box = Buffer.alloc(bytes - heic.byteLength);
  box.writeUInt32BE(box.byteLength, 0);
  box.write('free', 4, 'latin1');
  return Buffer.concat([heic, box]);
}

async function look(bytes: Uint8Array | undefined) {
  if (!bytes) throw new Error('the picture was refused');
  const picture = sharp(bytes);
  const { format, width, height, orientation, exif, icc, xmp } = await picture.metadata();
  const pixel = async (top: number) => {
    const [red = 0, , blue = 0] = await picture
      .clone()
      .extract({ left: 24, top, width: 1, height: 1 })
      .raw()
      .toBuffer();
    return red > 150 && blue < 100 ? 'red' : blue > 150 && red < 100 ? 'blue' : `${red} ${blue}`;
  };
  return {
    format,
    size: [width, height],
    beside: { orientation, exif, icc, xmp },
    top: await pixel(8),
    bottom: await pixel(56),
  };
}
const upright = { size: [48, 64], beside: {}, top: 'red', bottom: 'blue' };

test('the pictures of these tests do say where they were taken', async () => {
  for (const format of ['jpeg', 'png'] as const) {
    const { exif, orientation } = await sharp(await lying(format)).metadata();
    expect([exif?.includes('Canary Phone'), orientation]).toEqual([true, 6]);
  }
  expect(ofPhone.includes('Exif')).toBe(true);
});

test.each([
  ['jpeg', 'image/jpeg'],
  ['png', 'image/png'],
] as const)('a %s is turned as it is seen and keeps nothing of the camera', async (format, mime) => {
  const cleaned = await cleanPicture({ bytes: await lying(format), mime });
  expect(await look(cleaned)).toEqual({ format, ...upright });
  expect(Buffer.from(cleaned ?? []).includes('Canary')).toBe(false);
});

test('a HEIC of 12 megabytes becomes a JPEG that stands upright, without its position', async () => {
  const bytes = padded(ofPhone, 12 * megabyte);
  expect(bytes.byteLength).toBe(12 * megabyte);
  const cleaned = await cleanPicture({ bytes, mime: 'image/heic' });
  expect(await look(cleaned)).toEqual({ format: 'jpeg', ...upright });
  expect(cleaned?.byteLength).toBeLessThan(megabyte);
});

test('more pixels than a telephone makes are refused before they are unpacked', async () => {
  const bomb = await sharp({ create: { width: 9_000, height: 9_000, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  expect(bomb.byteLength).toBeLessThan(2 * megabyte);
  expect(await cleanPicture({ bytes: bomb, mime: 'image/png' })).toBeUndefined();
});

test('a large picture is kept at a size that is still looked at', async () => {
  const large = await sharp({ create: { width: 6_000, height: 3_000, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer();
  const { width, height } = await sharp(await cleanPicture({ bytes: large, mime: 'image/jpeg' })).metadata();
  expect([width, height]).toEqual([4_096, 2_048]);
});

test.each(['image/jpeg', 'image/png', 'image/heic'] as const)(
  'a broken %s is refused, the next one is not',
  async (mime) => {
    expect(await cleanPicture({ bytes: ofPhone.subarray(0, 40), mime })).toBeUndefined();
    expect(await cleanPicture({ bytes: ofPhone, mime: 'image/heic' })).toBeDefined();
  },
);

test('ten pictures at once are all answered', async () => {
  const made = await Promise.all(
    Array.from({ length: 10 }, () => cleanPicture({ bytes: ofPhone, mime: 'image/heic' })),
  );
  expect(made.every((bytes) => bytes !== undefined)).toBe(true);
});
