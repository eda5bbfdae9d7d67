import { expect, test } from 'vitest';
import { sectionsOf } from './current-section.ts';

test('«Каталог» is current on every kind of vehicle, other entries on their own first segment', () => {
  const catalog = sectionsOf({ code: 'catalog', href: '/catalog/' }).split(' ');
  for (const segment of ['cars', 'moto', 'commercial', 'atv', 'jet-ski', 'electro']) expect(catalog).toContain(segment);
  expect(sectionsOf({ code: 'brands', href: '/brands/' })).toBe('brands');
  expect(sectionsOf({ code: 'about', href: null })).toBe('');
});
