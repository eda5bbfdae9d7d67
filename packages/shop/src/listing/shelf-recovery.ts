import type { StorePage } from '@showroom/api-contract/store';
import type { StoreQuery } from '@showroom/domain/shop/store-query';
import type { RecoveryLink } from '@showroom/listing/nothing-found';
import { type Shelf, shelfHref } from './shelf.ts';

type Offer = StorePage['recovery'][number];

/** The choices without the one that an offer names; undefined for what is none of ours. */
function drop({ brand }: StoreQuery, { key, value }: Offer): Partial<StoreQuery> | undefined {
  switch (key) {
    case 'brand':
      return { brand: value === null ? [] : brand.filter((code) => code !== value) };
    case 'price':
      return { priceFrom: undefined, priceTo: undefined };
    case 'vehicle':
      return { mark: undefined, model: undefined, year: undefined };
    case 'mark':
      return { mark: undefined, model: undefined, year: undefined };
    case 'model':
      return { model: undefined, year: undefined };
    case 'year':
      return { year: undefined };
    case 'sale':
      return { sale: false };
    case 'dealerCity':
      return { dealerCity: undefined };
    case 'search':
      return { search: '' };
    default:
      return undefined;
  }
}

/** Links out of an empty shelf, in the API's order: best first. */
export function recoveryLinks(shelf: Shelf, offers: StorePage['recovery']): RecoveryLink[] {
  return offers.flatMap((offer) => {
    const change = drop(shelf.query, offer);
    return change ? [{ label: offer.label, href: shelfHref(shelf, change), count: offer.count }] : [];
  });
}
