import { catalogQuery } from '@showroom/api-contract/catalog';
import { type ListingScope, listingAsk } from '@showroom/domain/listing-scope';
import type { ScopeNames } from '@showroom/domain/listing-words';
import * as v from 'valibot';
import type { Services } from '../../rpc/context.ts';

/** What the texts of a listing are made of. Names are in their written form: `Toyota`, `Camry`. */
export type ListingFacts = {
  scope: ListingScope;
  names: ScopeNames;
  /** What the listing holds now, its filter included. Prices in kopecks, whatever its cap; null where nothing is priced. */
  stock: { count: number; priceFrom: number | null; priceTo: number | null };
};

const kopecks = 100;

/** Names and stock of a listing; null when its mark or model is not known. */
export async function findListingFacts(
  { catalog }: Pick<Services, 'catalog'>,
  holdingId: number,
  scope: ListingScope,
): Promise<ListingFacts | null> {
  const query = v.parse(catalogQuery, { holdingId, ...listingAsk(scope), size: 0 });
  const { facets, meta, unknown } = await catalog.listCatalog(query);
  if (unknown.length > 0) return null;
  const nameOf = (key: 'mark' | 'model') => facets.values[key].find(({ value }) => value === scope[key])?.label;
  const { price } = facets.ranges;
  const count = meta.page.totalResults;
  const priced = price !== null && count > 0;
  return {
    scope,
    names: { mark: nameOf('mark'), model: nameOf('model') },
    stock: {
      count,
      priceFrom: priced ? price.min * kopecks : null,
      priceTo: priced ? price.max * kopecks : null,
    },
  };
}
