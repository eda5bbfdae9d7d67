import * as v from 'valibot';
import { expect, test } from 'vitest';
import { searchFound } from './search-found.ts';

const block = { meta: { page: { totalPages: 3 } }, totalFacetCount: 30 };
const vehicle = {
  id: { raw: 7 },
  mark: { raw: 'Toyota' },
  model: { raw: 'Camry' },
  modification: { raw: '2.5 AT' },
  disprice: { raw: 345_000_000 },
  year: { raw: 2021 },
  mileage_km: { raw: 45_000 },
  condition: { raw: 'used' },
  Meta: { id: '7' },
  filters: { raw: '{"car_type_code":"cars","mark_code":"toyota","model_code":"camry"}' },
  preview: { raw: '{"source":{"url":"/media/studio/sedan/red/front/card.webp"}}' },
};
const accessory = {
  name: { raw: 'Коврики' },
  brand: { name_en: { raw: 'Novline' } },
  current_disprice: { raw: 450_000 },
  acc_item_id: { raw: 12 },
  shop: { raw: 'parts' },
  accCategory: {
    raw: [
      { code: 'interior', nameRu: 'Салон' },
      { code: 'mats', nameRu: 'Коврики' },
    ],
  },
  accItemId: 12,
  currentDisprice: 450_000,
  preview: { raw: '{"source":{"url":"/media/goods/1/card.webp"}}' },
};
const page = { section: 'services', title: 'Кредит', text: '', path: '/services/credit/', picture: 'scene:service' };
const facetOf = (value: string) => [{ value, count: 5 }];
const answer = {
  vehicles: { ...block, results: [vehicle], facets: { model: facetOf('Camry') } },
  accessories: { ...block, results: [accessory], facets: { accCategoryNameRu: facetOf('Коврики') } },
  pages: { ...block, results: [page], facets: { section: facetOf('Услуги') } },
};

test('the wrappers of the wire are taken off, and the group of either kind is there', () => {
  expect(v.parse(searchFound, answer)).toEqual({
    vehicles: {
      totalPages: 3,
      total: 30,
      facet: facetOf('Camry'),
      missing: null,
      items: [
        {
          id: 7,
          type: 'cars',
          mark: 'Toyota',
          model: 'Camry',
          modification: '2.5 AT',
          year: 2021,
          mileageKm: 45_000,
          condition: 'used',
          price: 345_000_000,
          picture: '/media/studio/sedan/red/front',
        },
      ],
    },
    accessories: {
      totalPages: 3,
      total: 30,
      facet: facetOf('Коврики'),
      missing: null,
      items: [
        {
          id: 12,
          name: 'Коврики',
          brand: 'Novline',
          shop: 'parts',
          category: { code: 'interior', name: 'Салон' },
          price: 450_000,
          picture: '/media/goods/1',
        },
      ],
    },
    pages: { totalPages: 3, total: 30, facet: facetOf('Услуги'), items: [page] },
  });
});

test('what the shop has none of is told', () => {
  const accessories = { ...answer.accessories, missing: '«эва коврики»' };
  expect(v.parse(searchFound, { ...answer, accessories }).accessories.missing).toBe('«эва коврики»');
});

test('a broken JSON text inside costs its picture and group, never the answer', () => {
  const broken = { ...vehicle, filters: { raw: '{' }, preview: { raw: 'null' }, disprice: { raw: 0 } };
  const [item] = v.parse(searchFound, { ...answer, vehicles: { ...answer.vehicles, results: [broken] } }).vehicles
    .items;
  expect(item).toMatchObject({ id: 7, type: null, picture: null, price: null });
});
