import type { StorePage } from '@showroom/api-contract/store';
import { itemPath, storePath } from '@showroom/domain/shop/store-path';
import { countStoreFilters, emptyStoreQuery, printStoreQuery } from '@showroom/domain/shop/store-query';
import { countOf } from '@showroom/domain/text';
import { FacetPanel } from '@showroom/listing/facet-panel';
import { ListingFrame } from '@showroom/listing/listing-frame';
import { ListingHead } from '@showroom/listing/listing-head';
import { breadcrumbNode, itemListNode } from '@showroom/listing/listing-nodes';
import { Container } from '@showroom/ui/container';
import { JsonLd } from '@showroom/ui/json-ld';
import type { Car } from '../car/fits-car.ts';
import { GoodsIsland } from '../cards/goods-island.tsx';
import type { CentreCities } from '../cards/stock-words.ts';
import { CategoryTiles } from './category-tiles.tsx';
import { MyCarLink } from './my-car-link.tsx';
import { type Shelf, shelfAddress, shelfRoot } from './shelf.ts';
import { resetHref } from './shelf-chips.ts';
import { ShelfFilter } from './shelf-filter.tsx';
import { shelfGroups } from './shelf-groups.ts';
import type { ShelfFacts } from './shelf-metadata.ts';
import { ShelfResults } from './shelf-results.tsx';
import { ShelfSearch } from './shelf-search.tsx';
import { carName, goodsForms, shelfCrumbs, shelfHeading } from './shelf-words.ts';

type Props = ShelfFacts & { centres: CentreCities };

/** The car that a shelf is narrowed to, with its names; null where none is, or its model is not said. */
function chosenCar({ query }: Shelf, page: StorePage): Car | null {
  const { mark, model, year = null } = query;
  const modelName = page.facets.model.find(({ value }) => value === model)?.label;
  if (!mark || !model || !modelName) return null;
  return { mark, model, modelName, name: carName({ ...query, year: undefined }, page), year };
}

/** A shelf of the shop: its root, or a category of one of three levels. All of its state is in its address. */
export function StoreScreen({ site, shop, categories, query, page, centres }: Props) {
  const { base, city } = site;
  const shelf: Shelf = { root: shelfRoot(shop, categories, base), query };
  const heading = shelfHeading(shop, query, page, city);
  const crumbs = shelfCrumbs(shop, page.path, base);
  const total = page.meta.page.totalResults;
  const hrefs = page.items.map(({ id }) => itemPath(id));
  return (
    <Container>
      <JsonLd nodes={[breadcrumbNode(site, crumbs), itemListNode(site, heading, hrefs, page.meta.page)]} />
      <ListingFrame
        crumbs={crumbs}
        head={
          <>
            <ListingHead
              heading={heading}
              total={total > 0 ? countOf(total, goodsForms) : undefined}
              quick={undefined}
            />
            {printStoreQuery({ ...query, sort: 'popular' }) === '' && (
              <CategoryTiles
                tiles={page.children}
                hrefOf={(code) => `${base}${storePath(shop, ...categories, code)}`}
                large={categories.length === 0}
              />
            )}
          </>
        }
        filter={
          <ShelfFilter
            action={shelfAddress(shelf.root, emptyStoreQuery)}
            root={shelf.root}
            total={total}
            forms={goodsForms}
          >
            <FacetPanel
              groups={shelfGroups(shelf, page)}
              resetHref={countStoreFilters(query) > 0 ? resetHref(shelf) : undefined}
            >
              <MyCarLink root={shelf.root} chosen={chosenCar(shelf, page)} />
              <ShelfSearch text={query.search} />
            </FacetPanel>
          </ShelfFilter>
        }
        results={<ShelfResults shelf={shelf} site={site} page={page} centres={centres} />}
      />
      <GoodsIsland />
    </Container>
  );
}
