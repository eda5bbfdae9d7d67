import { expect, test } from 'vitest';
import type { FoundAccessory, FoundVehicle } from './find-all.ts';
import { accessoryGroups, pageGroups, vehicleGroups } from './result-groups.ts';
import type { SearchPlaces } from './search-places.ts';

const places: SearchPlaces = {
  types: {
    cars: { name: 'Автомобили', href: '/cars/' },
    moto: { name: 'Мотоциклы' },
    atv: { name: 'Квадроциклы' },
    'jet-ski': { name: 'Гидроциклы' },
    commercial: { name: 'Коммерческий транспорт', href: '/commercial/' },
  },
  shop: {},
  phone: { text: '', href: '' },
  hints: [],
};
const vehicle = (id: number, type: FoundVehicle['type']): FoundVehicle => ({
  id,
  type,
  mark: 'Kia',
  model: 'Rio',
  modification: '1.6',
  year: 2021,
  mileageKm: 45_000,
  condition: 'used',
  price: 100,
  picture: null,
});
const mat: FoundAccessory = {
  id: 5,
  name: 'Коврики',
  brand: 'Novline',
  shop: 'store',
  category: { code: 'interior', name: 'Салон' },
  price: 100,
  picture: null,
};

test('vehicles stand by type, best first, and each group leads to its listing with the query', () => {
  const groups = vehicleGroups(
    [vehicle(1, 'commercial'), vehicle(2, 'cars'), vehicle(3, 'commercial')],
    'а&б',
    places,
    null,
  );
  expect(groups.map(({ title, allHref, results }) => [title, allHref, results.map(({ href }) => href)])).toEqual([
    ['Коммерческий транспорт', '/commercial/?search=%D0%B0%26%D0%B1', ['/catalog/1/', '/catalog/3/']],
    ['Автомобили', '/cars/?search=%D0%B0%26%D0%B1', ['/catalog/2/']],
  ]);
});

test('a type that the brand has no listing of has no way to it', () => {
  expect(
    vehicleGroups([vehicle(1, 'moto'), vehicle(2, null)], 'x', places, null).map(({ allHref }) => allHref),
  ).toEqual([null, null]);
});

test('accessories lead nowhere while the shop has no pages, and to their pages once it has', () => {
  const [closed] = accessoryGroups([mat], 'коврики', places, null);
  expect(closed).toMatchObject({ key: 'interior', title: 'Салон', allHref: null, results: [{ href: null }] });
  const pad: FoundAccessory = { ...mat, id: 6, shop: 'parts', category: { code: 'brakes', name: 'Тормоза' } };
  const shop = { item: '/item/', store: '/store/', parts: '/parts/' };
  const [own, parts, other] = accessoryGroups([mat, pad, { ...mat, category: null }], 'а&б', { ...places, shop }, null);
  // The shelf reads what a listing reads.
  expect(own).toMatchObject({ allHref: '/store/interior/?search=%D0%B0%26%D0%B1', results: [{ href: '/item/5/' }] });
  expect(parts).toMatchObject({ allHref: '/parts/brakes/?search=%D0%B0%26%D0%B1', results: [{ href: '/item/6/' }] });
  expect(other).toMatchObject({ allHref: '/store/?search=%D0%B0%26%D0%B1' });
});

test('pages stand by section, and each leads to itself', () => {
  const page = { section: 'services', title: 'Кредит', text: 'Ставка', path: '/services/credit/' } as const;
  const groups = pageGroups([
    { ...page, picture: 'scene:service' },
    { ...page, section: 'dealers', picture: null },
  ]);
  expect(groups).toMatchObject([
    { title: 'Услуги', allHref: null, results: [{ href: '/services/credit/', picture: '/media/scene/service' }] },
    { title: 'Дилерские центры', results: [{ picture: null }] },
  ]);
  expect(groups[0]?.results[0]).not.toHaveProperty('price');
});

test('a result says its year and how far it went; neighbours of what is out stand under a heading of their own', () => {
  const fresh: FoundVehicle = { ...vehicle(2, 'cars'), condition: 'new', mileageKm: 0 };
  const [group, water] = vehicleGroups([vehicle(1, 'cars'), fresh, vehicle(3, 'jet-ski')], 'x5', places, 'BMW X5');
  expect(water?.results[0]?.facts?.replaceAll('\u00a0', ' ')).toBe('2021 г., с наработкой 45 000 ч');
  expect(group?.title).toBe('Похожие предложения: автомобили');
  expect(group?.results.map(({ facts }) => facts?.replaceAll('\u00a0', ' '))).toEqual([
    '2021 г., с пробегом 45 000 км',
    '2021 г., новый',
  ]);
});
