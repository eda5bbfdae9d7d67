import { allListingKinds } from '@showroom/domain/listing-path';
import { expect, test } from 'vitest';
import { sectionsOf } from './current-section.ts';

test('«Каталог» is current on every kind of vehicle, other entries on their own first segment', () => {
  const catalog = sectionsOf({ code: 'catalog', href: '/catalog/' }).split(' ');
  for (const kind of allListingKinds) expect(catalog).toContain(kind);
  expect(sectionsOf({ code: 'brands', href: '/brands/' })).toBe('brands');
  expect(sectionsOf({ code: 'about', href: null })).toBe('');
});
