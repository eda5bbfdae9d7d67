import { expect, test } from 'vitest';
import { goodsAccents, goodsGallery, goodsPictureBase, goodsVariants, readGoodsDrawing } from './goods-picture.ts';

test('a drawn picture has three views, a photo stands alone', () => {
  const base = goodsPictureBase({ shape: 'wheel', look: 17, view: 'front' });
  expect(base).toBe('/media/goods/wheel/17/front');
  expect(goodsGallery(base)).toEqual(['front', 'near', 'box'].map((view) => `/media/goods/wheel/17/${view}`));
  expect(goodsGallery('/media/uploads/photo')).toEqual(['/media/uploads/photo']);
});

const beyond = goodsAccents * goodsVariants;

test('every accent of every variant is a look', () =>
  expect(readGoodsDrawing(`wheel/${beyond - 1}/front`)).toEqual({ shape: 'wheel', look: beyond - 1, view: 'front' }));

test.each([
  `wheel/${beyond}/front`,
  'wheel/017/front',
  'wheel/17/top',
  'rocket/1/front',
  'wheel/17',
  'wheel/17/front/x',
])('%s is no drawing', (path) => expect(readGoodsDrawing(path)).toBeUndefined());
