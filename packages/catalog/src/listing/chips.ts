import type { Facets } from '@showroom/api-contract/catalog';
import {
  emptyListingQuery,
  type FacetKey,
  type FlagKey,
  facetKeys,
  flagKeys,
  type RangeKey,
  toggleFacet,
} from '@showroom/domain/listing';
import { listingAddress } from '@showroom/domain/listing-address';
import { typeOf } from '@showroom/domain/listing-scope';
import { countsHours } from '@showroom/domain/vehicle-use';
import type { ChosenChip } from '@showroom/listing/chosen-chips';
import { rangeLabel } from '@showroom/listing/range-label';
import type { RangeName } from './facets.data.ts';
import { type Listing, withoutRanges } from './listing-state.ts';

/** Russian label of a facet value as the API names it; its code when the API does not know it. */
export function labelOf(facets: Facets, key: FacetKey, value: string): string {
  return facets.values[key].find((item) => item.value === value)?.label ?? value;
}

const ranges: readonly { name: RangeName; title: string; unit: string; grouped: boolean }[] = [
  { name: 'price', title: 'Цена', unit: '₽', grouped: true },
  { name: 'year', title: 'Год', unit: '', grouped: false },
  { name: 'mileage', title: 'Пробег', unit: 'км', grouped: true },
  { name: 'power', title: 'Мощность', unit: 'л.с.', grouped: true },
  { name: 'volume', title: 'Объём', unit: 'см³', grouped: true },
];

const inHours = { title: 'Моточасы', unit: 'ч' };

export const flagLabels: Record<FlagKey, string> = { vat: 'С\u00a0НДС', sale: 'Цена снижена', promo: 'С\u00a0выгодой' };

/** Everything that is chosen, each with the address that drops it alone. */
export function chosenChips({ root, scope, state }: Listing, facets: Facets): ChosenChip[] {
  const chips: ChosenChip[] = [];
  if (state.search)
    chips.push({
      id: 'search',
      label: `По\u00a0запросу «${state.search}»`,
      href: listingAddress(root, { ...state, search: '', page: 1 }),
    });
  for (const key of facetKeys)
    for (const value of state.facets[key] ?? []) {
      const href = listingAddress(root, toggleFacet(state, key, value));
      chips.push({ id: `${key}-${value}`, label: labelOf(facets, key, value), href });
    }
  for (const { name, ...words } of ranges) {
    const keys = [`${name}From`, `${name}To`] as const satisfies readonly RangeKey[];
    const [from, to] = [state.ranges[keys[0]], state.ranges[keys[1]]];
    if (from === undefined && to === undefined) continue;
    const hours = name === 'mileage' && countsHours(typeOf(scope));
    chips.push({
      id: name,
      label: rangeLabel(hours ? { ...words, ...inHours } : words, from, to),
      href: listingAddress(root, withoutRanges(state, keys)),
    });
  }
  for (const key of flagKeys)
    if (state[key])
      chips.push({ id: key, label: flagLabels[key], href: listingAddress(root, { ...state, [key]: false, page: 1 }) });
  return chips;
}

/** Address of the listing with nothing chosen. The sort order stays: it filters nothing. */
export function resetHref({ root, state }: Listing): string {
  return listingAddress(root, { ...emptyListingQuery, sort: state.sort });
}
