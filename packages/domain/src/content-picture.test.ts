import { expect, test } from 'vitest';
import { contentPictureBase, dealerPictureBase } from './content-picture.ts';

test.each([
  ['scene:service', '/media/scene/service'],
  ['scene:hero', '/media/scene/showroom'],
  ['scene:hero-dusk', '/media/scene/showroom-dusk'],
  ['studio:suv/black', '/media/studio/suv/black/front'],
  ['studio:suv/black/rear', '/media/studio/suv/black/rear'],
  ['dealer:asc-lakhta', dealerPictureBase('asc-lakhta')],
  ['upload:snow-line', '/media/uploads/snow-line'],
])('%s lies at %s', (picture, base) => {
  expect(contentPictureBase(picture)).toBe(base);
});
