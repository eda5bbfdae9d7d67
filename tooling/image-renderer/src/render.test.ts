import type { BodyType, ColorGroup } from '@showroom/domain/dictionaries';
import { type PictureAngle, pictureSizes } from '@showroom/domain/picture';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { cutsOf, placeholder, renderPicture, renderPreview, type Subject } from './render.ts';
import { drawnSizes } from './scene/drawn.ts';
import { renderDrawn } from './scene/scene-picture.ts';

const views: readonly (readonly [BodyType, PictureAngle])[] = [
  ['sedan', 'front'],
  ['suv', 'rear'],
  ['sport-bike', 'side'],
];
const colors: readonly ColorGroup[] = ['white', 'black', 'red', 'silver'];
const sample = views.flatMap(([body, angle]) => colors.map((color): Subject => ({ body, color, angle })));

describe('weights are those of lean photographs, so that speed figures are honest', () => {
  test.each(sample)('$body $color $angle', async (subject) => {
    const twice = await renderPicture({ ...subject, size: 'card', density: 2 });
    const once = await renderPicture({ ...subject, size: 'card', density: 1 });
    const thumb = await renderPicture({ ...subject, size: 'thumb', density: 2 });
    expect(twice.length).toBeGreaterThan(14_000);
    expect(twice.length).toBeLessThan(32_000);
    expect(once.length).toBeGreaterThan(6_000);
    expect(once.length).toBeLessThan(14_000);
    expect(thumb.length).toBeLessThan(4_000);
  });

  test('the large picture of a vehicle page', async () => {
    const subject = { body: 'sedan', color: 'red', angle: 'front' } as const;
    const once = await renderPicture({ ...subject, size: 'hero', density: 1 });
    const twice = await renderPicture({ ...subject, size: 'hero', density: 2 });
    expect(once.length).toBeLessThan(60_000);
    expect(twice.length).toBeLessThan(140_000);
    const { width, height, format } = await sharp(twice).metadata();
    expect({ width, height, format }).toEqual({ width: 1920, height: 1440, format: 'webp' });
  });
});

test('the main picture brings the thumb of its view, those of other views wait for no large picture', () => {
  const names = (master: Parameters<typeof cutsOf>[0], angle: PictureAngle) =>
    cutsOf(master, angle).map(({ size, density }) => `${size}@${density}`);
  expect(names('middle', 'front')).toEqual(['thumb@1', 'thumb@2', 'hero@1']);
  expect(names('mini', 'front')).toEqual([]);
  expect([names('middle', 'wheel'), names('mini', 'wheel')]).toEqual([['hero@1'], ['thumb@1', 'thumb@2']]);
});

test('one request always gives the same bytes, also after other pictures', async () => {
  const request = { body: 'hatchback', color: 'blue', angle: 'front', size: 'card', density: 1 } as const;
  const first = await renderPicture(request);
  await renderPicture({ ...request, angle: 'side' });
  await renderPicture({ ...request, body: 'cross' });
  expect((await renderPicture(request)).equals(first)).toBe(true);
});

test('the paint of the picture is the paint of the car', async () => {
  const channel = async (color: ColorGroup) => {
    const bytes = await renderPicture({ body: 'suv', color, angle: 'side', size: 'card', density: 1 });
    const { width, height } = pictureSizes.card;
    // A door, below the windows.
    const door = { left: Math.round(width * 0.46), top: Math.round(height * 0.57), width: 24, height: 10 };
    const { channels } = await sharp(await sharp(bytes).extract(door).toBuffer()).stats();
    return channels.map((c) => c.mean);
  };
  const [red = 0, , redBlue = 0] = await channel('red');
  const [blueRed = 0, , blue = 0] = await channel('blue');
  const [white = 0] = await channel('white');
  const [black = 0] = await channel('black');
  expect(red).toBeGreaterThan(redBlue * 2);
  expect(blue).toBeGreaterThan(blueRed * 1.5);
  expect(white).toBeGreaterThan(black * 2.5);
});

test('a placeholder fits in the page', async () => {
  const uri = await placeholder({ body: 'wagon', color: 'green', angle: 'front' });
  expect(uri.length).toBeLessThanOrEqual(300);
  const { width, height } = await sharp(Buffer.from(uri.split(',')[1] ?? '', 'base64')).metadata();
  expect([width, height]).toEqual([16, 12]);
});

test('a link preview is a JPEG of 1200 × 630', async () => {
  const { width, height, format } = await sharp(
    await renderPreview({ body: 'coupe', color: 'orange', angle: 'front' }),
  ).metadata();
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'jpeg' });
});

test('advisers are twelve different people', async () => {
  const faces = await Promise.all(
    Array.from({ length: 12 }, (_, i) => renderDrawn({ drawn: `adviser/${i + 1}`, size: 'avatar', density: 1 })),
  );
  expect(new Set(faces.map((f) => f.toString('base64'))).size).toBe(12);
  expect((await sharp(faces[0]).metadata()).width).toBe(drawnSizes('adviser/1').avatar?.width);
});
