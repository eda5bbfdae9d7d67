import { buildingOf, dealerBuildings } from '@showroom/domain/buildings';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { lookOf } from './dealer.ts';
import { looks } from './dealer-looks.data.ts';
import { renderDrawn } from './scene-picture.ts';

const mannerOf = (code: string) => lookOf(buildingOf(code)).manner;

test('every building is drawn, each group in one manner of its own', () => {
  expect(looks).toHaveLength(dealerBuildings);
  const codes = ['sever', 'zapad', 'yug', 'lakhta', 'vostok', 'dmitrovka', 'varshavka'];
  const [one, two, other] = ['brand-one', 'asc', 'other'].map(
    (group) => new Set(codes.map((code) => mannerOf(`${group}-${code}`))),
  );
  expect([one?.size, two?.size, other?.size]).toEqual([1, 1, 1]);
  expect(new Set([...(one ?? []), ...(two ?? []), ...(other ?? [])]).size).toBe(3);
});

test('home pages open in lights of their own', async () => {
  const skyOf = async (drawn: 'scene/hero' | 'scene/hero-dusk') => {
    const bytes = await renderDrawn({ drawn, size: 'narrow', density: 1 });
    const sky = await sharp(bytes).extract({ left: 0, top: 0, width: 480, height: 60 }).toBuffer();
    return (await sharp(sky).stats()).channels.map(({ mean }) => mean);
  };
  const [white = 0] = await skyOf('scene/hero');
  const [red = 0, , blue = 0] = await skyOf('scene/hero-dusk');
  expect(white).toBeGreaterThan(220);
  expect(blue).toBeGreaterThan(red * 2);
  expect(blue).toBeLessThan(110);
});
