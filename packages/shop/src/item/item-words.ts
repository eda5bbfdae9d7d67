import type { Fitment, StoreItem } from '@showroom/api-contract/store';
import { storePath } from '@showroom/domain/shop/store-path';
import type { Crumb } from '@showroom/listing/listing-frame';
import { shopNames } from '../listing/shelf-words.ts';
import type { ShopBase } from '../shop-site.ts';

/** The way from the home page to an item; the last stop is the item itself. In a frame it begins with the shop. */
export function itemCrumbs({ shop, categories, name }: StoreItem, base: ShopBase): Crumb[] {
  const codes = categories.map(({ code }) => code);
  return [
    ...(base === '' ? [{ name: 'Главная', href: '/' }] : []),
    { name: shopNames[shop], href: `${base}${storePath(shop)}` },
    ...categories.map(({ name: category }, level) => ({
      name: category,
      href: `${base}${storePath(shop, ...codes.slice(0, level + 1))}`,
    })),
    { name },
  ];
}

/** A page with a form about an item, told which. */
const asked =
  (page: string) =>
  ({ name, partCode }: Pick<StoreItem, 'name' | 'partCode'>): string =>
    `${page}?${new URLSearchParams({ goods: `${name}, артикул ${partCode}` })}`;

export const fittingHref = asked('/service/accessories/');
export const orderHref = asked('/service/order/');

function years({ from, to }: Fitment): string {
  if (from === null && to === null) return '';
  if (from === null) return `до\u00a0${to}`;
  return to === null ? `с\u00a0${from}` : from === to ? String(from) : `${from}–${to}`;
}

/** «Haval Jolion, с 2021». */
export function fitText(fit: Fitment): string {
  const when = years(fit);
  const name = `${fit.mark.name} ${fit.model?.name ?? '— все модели'}`;
  return when ? `${name}, ${when}` : name;
}
