import type { FacetKey, ListingQuery, RangeKey, SortOrder } from '@showroom/domain/listing';
import { facetOrder, flagOrder, rangeOrder } from './listing-address.ts';

/** Values beyond this are refused by the API. */
const maxValues = 20;

/**
 * State that the fields of the filter form mean, as the domain's parser would read them from a native submit.
 * Numbers may be grouped («1 500 000»). Any change of a filter starts at the first page.
 */
export function readForm(fields: Iterable<[string, FormDataEntryValue]>): ListingQuery {
  const values = new Map<string, string[]>();
  for (const [name, value] of fields)
    if (typeof value === 'string' && value) values.set(name, [...(values.get(name) ?? []), value]);
  const facets: Partial<Record<FacetKey, string[]>> = {};
  for (const key of facetOrder) {
    const chosen = values.get(key);
    if (chosen) facets[key] = [...new Set(chosen)].sort().slice(0, maxValues);
  }
  const ranges: Partial<Record<RangeKey, number>> = {};
  for (const key of rangeOrder) {
    const digits = (values.get(key)?.[0] ?? '').replace(/\D/g, '');
    if (digits && digits.length < 10) ranges[key] = Number(digits);
  }
  const sort = (values.get('sort')?.[0] ?? 'recommended') as SortOrder;
  const search = values.get('search')?.[0] ?? '';
  const [vat, sale, promo] = flagOrder.map((key) => values.get(key)?.[0] === '1');
  return { facets, ranges, vat: vat === true, sale: sale === true, promo: promo === true, search, sort, page: 1 };
}
