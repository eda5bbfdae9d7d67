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

/** What is chosen by its own size or grade, by the code of its category: no model has to be known for it, yet not all of it fits all. */
const chosenBy: Readonly<Record<string, string>> = {
  shiny: 'Подбирается по\u00a0размеру: он\u00a0указан на\u00a0боковине шины и\u00a0в\u00a0руководстве',
  diski: 'Подбирается по\u00a0размеру, вылету и\u00a0числу отверстий',
  masla: 'Подбирается по\u00a0вязкости и\u00a0допуску: они указаны в\u00a0руководстве',
  akkumulyatory: 'Подбирается по\u00a0ёмкости, размеру и\u00a0полярности',
  'shchetki-stekloochistitelya': 'Подбирается по\u00a0длине и\u00a0креплению',
};

/** By what an item is chosen that no model of vehicle tells; undefined for what fits any. */
export const choiceOf = ({ categories }: Pick<StoreItem, 'categories'>): string | undefined =>
  categories.map(({ code }) => chosenBy[code]).find(Boolean);

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
