import type { Brand } from '@showroom/domain/brand';
import type { CityCode } from '@showroom/domain/city';
import { codesOf, type TransportType, transportTypes } from '@showroom/domain/dictionaries';
import { listingPath } from '@showroom/domain/listing-path';
import { phoneHref, phoneText } from '@showroom/domain/phone';
import type { Mark } from '@showroom/domain/vehicle';
import type { Menu } from '../menu/menu.ts';

/** Where the results of a search lead in this shell. Plain data: it travels to the browser with every page. */
export type SearchPlaces = {
  /** Name of each type, and its listing where this brand has one. */
  types: Readonly<Record<TransportType, { name: string; href?: string }>>;
  shop: NonNullable<Menu['shop']>;
  /** Until the shop has pages, accessories are asked for by telephone. */
  phone: { text: string; href: string };
  /** Queries to begin with: the popular marks. */
  hints: readonly string[];
};

const shownHints = 6;

/** What the search panel must know of a brand. */
export function searchPlaces(brand: Brand, city: CityCode, menu: Menu, marks: readonly Mark[]): SearchPlaces {
  const types = codesOf(transportTypes).map((type) => [
    type,
    { name: transportTypes[type], ...(brand.listings[type] ? { href: listingPath({ kind: type }) } : {}) },
  ]);
  const phone = brand.phones[city];
  return {
    types: Object.fromEntries(types),
    shop: menu.shop ?? {},
    phone: { text: phoneText(phone), href: phoneHref(phone) },
    hints: [...marks]
      .sort((a, b) => b.stock.total - a.stock.total)
      .slice(0, shownHints)
      .map(({ name }) => name),
  };
}
