import { expect, test } from 'vitest';
import { contentPictureBase, dealerPictureBase } from './picture.ts';

test('a centre always shows the same one of six buildings', () => {
  expect(dealerPictureBase('asc-lakhta')).toBe(dealerPictureBase('asc-lakhta'));
  for (let index = 0; index < 200; index++)
    expect(dealerPictureBase(`centre-${index}`)).toMatch(/^\/media\/dealer\/[1-6]$/);
});

test('the centres of one city do not look alike', () => {
  const codes = ['brand-one-sever', 'brand-one-zapad', 'brand-one-vnukovo', 'brand-one-vostok', 'brand-one-yug'];
  expect(new Set(codes.map(dealerPictureBase)).size).toBe(codes.length);
});

test.each([
  ['scene:service', '/media/scene/service'],
  ['scene:hero', '/media/scene/showroom'],
  ['studio:suv/black', '/media/studio/suv/black/front'],
  ['studio:suv/black/rear', '/media/studio/suv/black/rear'],
  ['dealer:asc-lakhta', dealerPictureBase('asc-lakhta')],
  ['upload:snow-line', '/media/uploads/snow-line'],
])('%s lies at %s', (picture, base) => {
  expect(contentPictureBase(picture)).toBe(base);
});
