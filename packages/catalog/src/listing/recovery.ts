import type { CatalogPage } from '@showroom/api-contract/catalog';
import { facetKeys, flagKeys, type ListingQuery, rangeKeys } from '@showroom/domain/listing';
import { listingAddress } from '@showroom/domain/listing-address';
import type { RecoveryLink } from '@showroom/listing/nothing-found';
import { type Listing, withoutRanges } from './listing-state.ts';

type Offer = CatalogPage['recovery'][number];

function drop(state: ListingQuery, { key, value }: Offer): ListingQuery | undefined {
  const flag = flagKeys.find((item) => item === key);
  if (flag) return state[flag] ? { ...state, [flag]: false, page: 1 } : undefined;
  const facet = facetKeys.find((item) => item === key);
  if (facet) {
    // What the listing itself fixes cannot be dropped.
    if (!state.facets[facet]) return undefined;
    const left = (state.facets[facet] ?? []).filter((item) => value !== null && item !== value);
    const facets = { ...state.facets, [facet]: left };
    if (left.length === 0) delete facets[facet];
    if (facet === 'mark') delete facets.model;
    return { ...state, facets, page: 1 };
  }
  const keys = rangeKeys.filter((item) => item === key || item === `${key}From` || item === `${key}To`);
  return keys.length > 0 ? withoutRanges(state, keys) : undefined;
}

/** Links out of an empty listing, in the API's order: best first. What cannot be dropped is left out. */
export function recoveryLinks({ root, state }: Listing, offers: CatalogPage['recovery']): RecoveryLink[] {
  return offers.flatMap((offer) => {
    const next = drop(state, offer);
    return next ? [{ label: offer.label, href: listingAddress(root, next), count: offer.count }] : [];
  });
}
