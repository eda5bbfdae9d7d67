import type { StorePage } from '@showroom/api-contract/store';
import { type CityCode, cities } from '@showroom/domain/city';
import type { Suggestion } from '@showroom/listing/suggested-filters';
import { type Shelf, shelfHref } from './shelf.ts';

const maxShown = 6;
/** Below this there is nothing to narrow. */
const worthNarrowing = 12;

/** The most useful next filters: the visitor's city, discounts, the makers of most items. */
export function shelfSuggestions(shelf: Shelf, { facets, meta }: StorePage, city: CityCode): Suggestion[] {
  const total = meta.page.totalResults;
  const { query } = shelf;
  if (total < worthNarrowing) return [];
  const here = facets.dealerCity.find(({ value }) => value === city);
  const narrows = (count: number) => count > 0 && count < total;
  const ways = [
    here &&
      !query.dealerCity &&
      narrows(here.count) && {
        label: `В наличии в\u00a0${cities[city].p}`,
        href: shelfHref(shelf, { dealerCity: city }),
        count: here.count,
      },
    !query.sale &&
      narrows(facets.sale) && { label: 'Со\u00a0скидкой', href: shelfHref(shelf, { sale: true }), count: facets.sale },
    ...(query.brand.length > 0
      ? []
      : facets.brand
          .toSorted((one, other) => other.count - one.count)
          .filter(({ count }) => narrows(count))
          .map(({ value, label, count }) => ({ label, href: shelfHref(shelf, { brand: [value] }), count }))),
  ];
  return ways.filter((way) => typeof way === 'object').slice(0, maxShown);
}
