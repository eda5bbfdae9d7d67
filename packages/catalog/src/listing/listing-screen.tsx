import type { CatalogPage } from '@showroom/api-contract/catalog';
import type { Seo } from '@showroom/api-contract/content';
import type { Brand } from '@showroom/domain/brand';
import type { CityCode } from '@showroom/domain/city';
import { emptyListingQuery, type ListingQuery, printListingQuery } from '@showroom/domain/listing';
import { listingAddress } from '@showroom/domain/listing-address';
import type { ListingScope } from '@showroom/domain/listing-scope';
import { nounsOf } from '@showroom/domain/listing-words';
import { Breadcrumbs } from '@showroom/ui/breadcrumbs';
import { Container } from '@showroom/ui/container';
import { JsonLd } from '@showroom/ui/json-ld';
import { CardSwipe } from '../card/card-swipe.tsx';
import { breadcrumbNode, itemListNode } from '../json-ld/listing-nodes.ts';
import { FacetPanel, filterFormId } from './facet-panel.tsx';
import { FilterForm } from './filter-form.tsx';
import { ListingHead } from './listing-head.tsx';
import { ListingResults } from './listing-results.tsx';
import * as css from './listing-screen.css.ts';
import { toListing } from './listing-state.ts';
import { listingCrumbs, listingHeading } from './listing-titles.ts';
import { SeoText } from './seo-text.tsx';

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
  const bare = printListingQuery(query) === '';
  return (
    <Container>
      <JsonLd nodes={[breadcrumbNode(brand, crumbs), itemListNode(brand, heading, page)]} />
      <div className={css.top}>
        <Breadcrumbs
          items={crumbs.map(({ name, href }, index) => (index < crumbs.length - 1 && href ? { name, href } : { name }))}
        />
        <ListingHead listing={listing} facets={page.facets} heading={heading} total={total} />
      </div>
      <div className={css.layout} data-listing="">
        <FilterForm
          id={filterFormId}
          action={listingAddress(root, emptyListingQuery)}
          root={root}
          total={total}
          forms={noun}
        >
          <FacetPanel listing={listing} facets={page.facets} />
        </FilterForm>
        <ListingResults brand={brand} listing={listing} page={page} />
      </div>
      {bare && seo && seo.text.length > 0 && <SeoText heading={heading} paragraphs={seo.text} />}
      <CardSwipe />
    </Container>
  );
}
