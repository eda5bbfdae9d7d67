import { contentPictureBase } from '@showroom/domain/content-picture';
import { formatInteger } from '@showroom/domain/text';
import { countsHours } from '@showroom/domain/vehicle-use';
import type { FoundAccessory, FoundPage, FoundVehicle } from './find-all.ts';
import type { SearchPlaces } from './search-places.ts';
import { insteadTitle, sectionNames } from './search-words.ts';

export type Result = {
  key: string;
  title: string;
  text: string;
  /** Year, mileage, new or used. */
  facts?: string;
  /** Kopecks; null when told on request, undefined for what has none. */
  price?: number | null;
  picture: string | null;
  /** Null while the shop has no page for it. */
  href: string | null;
};
export type ResultGroup = { key: string; title: string; allHref: string | null; results: readonly Result[] };

/** A listing and a shelf that search by this text. */
const withQuery = (path: string | undefined, query: string) =>
  path === undefined ? null : `${path}?search=${encodeURIComponent(query)}`;

/** Groups in the order in which their first results come. */
function groupsOf<T>(
  items: readonly T[],
  keyOf: (item: T) => string,
  group: (item: T) => Omit<ResultGroup, 'key' | 'results'>,
  result: (item: T) => Result,
): ResultGroup[] {
  const groups = new Map<string, ResultGroup & { results: Result[] }>();
  for (const item of items) {
    const key = keyOf(item);
    const known = groups.get(key) ?? { key, ...group(item), results: [] };
    groups.set(key, known);
    known.results.push(result(item));
  }
  return [...groups.values()];
}

/** «2021 г., с пробегом 45 000 км», «2020 г., с наработкой 120 ч», «2026 г., новый» */
function factsOf({ type, year, mileageKm, condition }: FoundVehicle): string {
  const [word, unit] = type && countsHours(type) ? ['наработкой', 'ч'] : ['пробегом', 'км'];
  return `${year}\u00a0г., ${condition === 'new' ? 'новый' : `с\u00a0${word} ${formatInteger(mileageKm)}\u00a0${unit}`}`;
}

/** Vehicles by their type; `missing` is what was asked for and is out. */
export function vehicleGroups(
  items: readonly FoundVehicle[],
  query: string,
  { types }: SearchPlaces,
  missing: string | null,
): ResultGroup[] {
  return groupsOf(
    items,
    ({ type }) => type ?? '',
    ({ type }) => {
      const place = type ? types[type] : undefined;
      const name = place?.name ?? 'Другое';
      return { title: insteadTitle(name, missing), allHref: withQuery(place?.href, query) };
    },
    (vehicle) => ({
      key: `vehicle-${vehicle.id}`,
      title: `${vehicle.mark} ${vehicle.model}`,
      text: vehicle.modification,
      facts: factsOf(vehicle),
      price: vehicle.price,
      picture: vehicle.picture,
      href: `/catalog/${vehicle.id}/`,
    }),
  );
}

/** Accessories and parts by the category of the first level; all of a group stand on its shelf. `missing` as of vehicles. */
export function accessoryGroups(
  items: readonly FoundAccessory[],
  query: string,
  { shop }: SearchPlaces,
  missing: string | null,
): ResultGroup[] {
  const shelfOf = ({ shop: code, category }: FoundAccessory) => {
    const root = shop[code];
    return root && category ? `${root}${category.code}/` : root;
  };
  return groupsOf(
    items,
    ({ category }) => category?.code ?? '',
    (item) => ({
      title: insteadTitle(item.category?.name ?? 'Другое', missing),
      allHref: withQuery(shelfOf(item), query),
    }),
    ({ id, name, brand, price, picture }) => ({
      key: `accessory-${id}`,
      title: name,
      text: brand,
      price,
      picture,
      href: shop.item === undefined ? null : `${shop.item}${id}/`,
    }),
  );
}

/** Pages of the site by their section. */
export function pageGroups(items: readonly FoundPage[]): ResultGroup[] {
  return groupsOf(
    items,
    ({ section }) => section,
    ({ section }) => ({ title: sectionNames[section], allHref: null }),
    ({ title, text, path, picture }) => ({
      key: `page-${path}`,
      title,
      text,
      picture: picture && contentPictureBase(picture),
      href: path,
    }),
  );
}
