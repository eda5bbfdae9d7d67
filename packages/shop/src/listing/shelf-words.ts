import type { StorePage } from '@showroom/api-contract/store';
import { type CityCode, cities } from '@showroom/domain/city';
import { type ShopCode, storePath } from '@showroom/domain/shop/store-path';
import type { StoreQuery, StoreSort } from '@showroom/domain/shop/store-query';
import { tied } from '@showroom/domain/tied';
import type { Crumb } from '@showroom/listing/listing-frame';
import type { ShopBase } from '../shop-site.ts';

export const shopNames: Readonly<Record<ShopCode, string>> = { store: 'Аксессуары', parts: 'Запчасти' };

/** 1, 2, 5 of what a shelf holds. */
export const goodsForms = ['товар', 'товара', 'товаров'] as const;

export const sortNames: Readonly<Record<StoreSort, string>> = {
  popular: 'По популярности',
  'price-asc': 'Сначала дешевле',
  'price-desc': 'Сначала дороже',
  discount: 'По размеру скидки',
  newest: 'Сначала новые',
};

const labelOf = (values: StorePage['facets']['brand'], code: string) =>
  values.find(({ value }) => value === code)?.label ?? code;

/** «Haval Jolion, 2022»: the car that a shelf is narrowed to; '' for none. */
export function carName({ mark, model, year }: StoreQuery, { facets }: Pick<StorePage, 'facets'>): string {
  if (!mark) return '';
  const name = model ? `${labelOf(facets.mark, mark)} ${labelOf(facets.model, model)}` : labelOf(facets.mark, mark);
  return year === undefined ? name : `${name}, ${year}`;
}

/** What a shelf offers, in one phrase: «Масляные фильтры MANN-FILTER для Haval Jolion в Москве». */
export function shelfHeading(shop: ShopCode, query: StoreQuery, page: StorePage, city: CityCode): string {
  const name = tied(page.path.at(-1)?.name ?? shopNames[shop]);
  const maker = query.brand.length === 1 ? labelOf(page.facets.brand, query.brand[0] ?? '') : '';
  const car = carName(query, page);
  return [name, maker, car && `для\u00a0${car}`, `в\u00a0${cities[city].p}`].filter(Boolean).join(' ');
}

/** The way from the home page to a shelf; the last stop is the shelf itself. In a frame it begins with the shop. */
export function shelfCrumbs(shop: ShopCode, path: StorePage['path'], base: ShopBase): Crumb[] {
  const codes = path.map(({ code }) => code);
  return [
    ...(base === '' ? [{ name: 'Главная', href: '/' }] : []),
    { name: shopNames[shop], href: `${base}${storePath(shop)}` },
    ...path.map(({ name }, level) => ({ name, href: `${base}${storePath(shop, ...codes.slice(0, level + 1))}` })),
  ];
}
