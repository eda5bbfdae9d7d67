import type { CatalogPage } from '@showroom/api-contract/catalog';
import type { Seo } from '@showroom/api-contract/content';
import type { Brand } from '@showroom/domain/brand';
import type { CityCode } from '@showroom/domain/city';
import { countFilters, emptyListingQuery, type ListingQuery, printListingQuery } from '@showroom/domain/listing';
import { listingAddress } from '@showroom/domain/listing-address';
import type { ListingScope } from '@showroom/domain/listing-scope';
import { nounsOf } from '@showroom/domain/listing-words';
import { FacetPanel } from '@showroom/listing/facet-panel';
import { ListingFrame } from '@showroom/listing/listing-frame';
import { breadcrumbNode, itemListNode } from '@showroom/listing/listing-nodes';
import { SeoText } from '@showroom/listing/seo-text';
import { Container } from '@showroom/ui/container';
import { JsonLd } from '@showroom/ui/json-ld';
import { CardSwipe } from '../card/card-swipe.tsx';
import { vehicleHref } from '../text/vehicle-words.ts';
import { resetHref } from './chips.ts';
import { facetGroups } from './facet-groups.ts';
import { ListingHead } from './listing-head.tsx';
import { ListingResults } from './listing-results.tsx';
import { toListing } from './listing-state.ts';
import { listingCrumbs, listingHeading } from './listing-titles.ts';
import { VehicleFilter } from './vehicle-filter.tsx';

type Props = {
  brand: Brand;
  city: CityCode;
  scope: ListingScope;
  query: ListingQuery;
  page: CatalogPage;
  seo: Seo | null;
};

/** A listing of vehicles: filter, chips of what is chosen, sort, cards, pages. All of its state is in its address. */
export function ListingScreen({ brand, city, scope, query, page, seo }: Props) {
  const listing = toListing(scope, query);
  const { root } = listing;
  const heading = seo?.h1 || listingHeading(scope, page.facets, city);
  const crumbs = listingCrumbs(scope, page.facets);
  const noun = nounsOf(scope).count;
  const total = page.meta.page.totalResults;
  const groups = facetGroups(listing, page.facets, total);
  const bare = printListingQuery(query) === '';
  const hrefs = page.items.map(({ id }) => vehicleHref(id));
  return (
    <Container>
      <JsonLd nodes={[breadcrumbNode(brand, crumbs), itemListNode(brand, heading, hrefs, page.meta.page)]} />
      <ListingFrame
        crumbs={crumbs}
        head={<ListingHead listing={listing} facets={page.facets} heading={heading} total={total} />}
        filter={
          groups.length > 0 && (
            <VehicleFilter action={listingAddress(root, emptyListingQuery)} root={root} total={total} forms={noun}>
              <FacetPanel
                groups={groups}
                resetHref={total > 0 && countFilters(listing.state) > 0 ? resetHref(listing) : undefined}
              >
                {listing.state.search && <input type="hidden" name="search" value={listing.state.search} />}
              </FacetPanel>
            </VehicleFilter>
          )
        }
        results={
          <ListingResults brand={brand} city={city} listing={listing} page={page} hasFilter={groups.length > 0} />
        }
      />
      {bare && seo && seo.text.length > 0 && <SeoText heading={heading} paragraphs={seo.text} />}
      <CardSwipe />
    </Container>
  );
}
