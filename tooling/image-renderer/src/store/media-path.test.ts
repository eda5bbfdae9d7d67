import { codesOf, colorGroups } from '@showroom/domain/dictionaries';
import { pictureUrl, studioPictureBase } from '@showroom/domain/picture';
import { expect, test } from 'vitest';
import { allDrawn, drawnPaths } from '../scene/drawn.ts';
import { mediaPathOf, parseMediaPath } from './media-path.ts';

test('every URL that the domain makes for a vehicle is a path of the store', () => {
  for (const color of codesOf(colorGroups)) {
    for (const density of [1, 2] as const) {
      const path = pictureUrl(studioPictureBase('sedan', color, 'front'), 'card', density).replace('/media/', '');
      const parsed = parseMediaPath(path);
      expect(parsed && mediaPathOf(parsed)).toBe(path);
    }
  }
});

test.each([
  'studio/sedan/red/front/og.jpg',
  'dealer/15/hero@2x.webp',
  'adviser/12/avatar.webp',
  'scene/credit/card.webp',
  'scene/hero/wide.webp',
  'scene/hero/narrow@2x.webp',
  'scene/hero-dusk/medium.webp',
  'goods/wheel/0/front/card.webp',
  'studio/sedan/d2-dials-cloth/red/interior/card.webp',
  'studio/truck/display-cloth/white/interior/hero@2x.webp',
  'goods/winter-tyre/103/box/hero@2x.webp',
])('%s is drawn', (path) => {
  const parsed = parseMediaPath(path);
  expect(parsed && mediaPathOf(parsed)).toBe(path);
});

test('there are fifteen buildings, twelve advisers and fourteen scenes', () => expect(allDrawn()).toHaveLength(41));

test.each([
  '',
  'studio',
  'studio/sedan/red/front',
  'studio/sedan/red/front/card.png',
  'studio/sedan/red/front/card@3x.webp',
  'studio/sedan/red/front/huge.webp',
  'studio/sedan/red/front/og.webp',
  'studio/sedan/red/front/og@2x.jpg',
  'studio/sedan/red/front/card.jpg',
  'studio/sedan/red/top/card.webp',
  'studio/sedan/pink/front/card.webp',
  'studio/rocket/red/front/card.webp',
  'studio/SEDAN/red/front/card.webp',
  'studio/toString/red/front/card.webp',
  'studio/sedan/constructor/front/card.webp',
  'studio/sedan/red/front/constructor.webp',
  'studio/sedan/red/front/extra/card.webp',
  'studio/../sedan/red/front/card.webp',
  '../studio/sedan/red/front/card.webp',
  '/studio/sedan/red/front/card.webp',
  'studio//sedan/red/front/card.webp',
  'studio/sedan/red/front/card.webp/',
  'studio/sedan/red/front/card.webp\0',
  'studio/sedan\0/red/front/card.webp',
  'studio/sedan/red/front/card%402x.webp',
  'studio\\sedan\\red\\front\\card.webp',
  'studio/sedan/red/front/card.webp\n',
  'studio/sedan/d2-dials-cloth/red/front/card.webp',
  'studio/sedan/d2-dials-velvet/red/interior/card.webp',
  'studio/sedan/d2-dials-cloth/red/interior-sl/card.webp',
  'studio/sedan/red/interior-sl/card.webp',
  'goods/wheel/104/front/card.webp',
  'goods/wheel/01/front/card.webp',
  'goods/constructor/1/front/card.webp',
  'goods/wheel/1/card.webp',
  'goods/wheel/1/front/og.webp',
  'goods/wheel/1/front/card.jpg',
  'dealer/16/card.webp',
  'dealer/0/card.webp',
  'dealer/01/card.webp',
  'adviser/13/avatar.webp',
  'adviser/1/card.webp',
  'scene/garage/card.webp',
  'scene/hero/wide@2x.webp',
  'scene/hero/card.webp',
  `studio/${'a'.repeat(200)}/red/front/card.webp`,
])('a visitor cannot reach the disk with %j', (path) => expect(parseMediaPath(path)).toBeNull());

test('every drawn picture has a path that draws it, scenes of the home page first', () => {
  const paths = drawnPaths();
  expect(new Set(paths.map((path) => path.replace(/\/[^/]*$/, '')))).toEqual(new Set(allDrawn()));
  expect(paths.every((path) => parseMediaPath(path) !== null)).toBe(true);
  expect(paths[0]).toMatch(/^scene\//);
});
