import { rootOf } from '@showroom/domain/listing-root';
import { expect, test } from 'vitest';
import { linksOf, render, textOf } from '../fixtures/render.tsx';
import { brand } from '../fixtures/vehicle.data.ts';
import type { CatalogKind } from './catalog-kinds.ts';
import { CatalogScreen } from './catalog-screen.tsx';

const trucks = { kind: 'commercial', section: 'trucks' } as const;
const kind: CatalogKind = {
  kind: 'commercial',
  name: 'Коммерческий транспорт',
  href: '/commercial/',
  total: 22,
  priceFrom: 1_200_000,
  picture: null,
  sections: [{ name: 'Грузовики', href: '/commercial/trucks/', total: 21 }],
  search: {
    type: 'commercial',
    sections: [{ label: 'Грузовики', root: rootOf(trucks) }],
    marks: [
      ['gaz', 'ГАЗ', [12]],
      ['krone', 'Krone', [0]],
    ],
    budgets: [],
    forms: ['машина', 'машины', 'машин'],
  },
};

test('the entry of the catalogue leads into every kind and section, with figures', () => {
  const html = render(<CatalogScreen brand={brand} city="spb" kinds={[kind]} />);
  expect(textOf(html)).toContain('Каталог техники в Санкт-Петербурге');
  expect(textOf(html)).toContain('22 машины, от 1 200 000 ₽');
  expect(linksOf(html)).toEqual(expect.arrayContaining(['/commercial/', '/commercial/trucks/']));
});

test('its quick search is a native form of the kind, with the marks that its section has', () => {
  const html = render(<CatalogScreen brand={brand} city="msk" kinds={[kind]} />);
  expect(html).toMatch(/role="tab"[^>]*aria-selected="true"/);
  expect(html).toMatch(/<form[^>]*action="\/commercial\/trucks\/"/);
  expect(textOf(html)).toContain('Показать 12 машин');
  expect(html).toContain('<option value="gaz">');
  expect(html).not.toContain('<option value="krone">');
});
