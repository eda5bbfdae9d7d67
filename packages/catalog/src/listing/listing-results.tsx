import type { CatalogPage } from '@showroom/api-contract/catalog';
import type { Brand } from '@showroom/domain/brand';
import type { CityCode } from '@showroom/domain/city';
import { deliveryOf } from '@showroom/domain/delivery';
import { maxPage, sortOrders } from '@showroom/domain/listing';
import { type ListingScope, sectionOf, typeOf } from '@showroom/domain/listing-scope';
import { nounsOf, sortNames } from '@showroom/domain/listing-words';
import { countsHours } from '@showroom/domain/vehicle-use';
import { Results } from '@showroom/listing/results';
import { Heading } from '@showroom/ui/heading';
import { Static } from '@showroom/ui/static';
import type { ReactNode } from 'react';
import { cards } from '../card/vehicle-card.css.ts';
import { VehicleCard } from '../card/vehicle-card.tsx';
import { CardNote } from './card-note.tsx';
import { chosenChips, resetHref } from './chips.ts';
import { type Listing, pageHref } from './listing-state.ts';
import { NothingFound } from './nothing-found.tsx';
import { SectionTabs } from './section-tabs.tsx';
import { suggestions } from './suggestions.ts';

/** How many cards a phone shows at first: their pictures do not wait. */
const aboveFold = 2;
/** Vehicles whose pages are fetched before anybody asks: two are what 60 kB hold. The others are prefetched on hover or touch. */
const fetchedAhead = 2;

const StaticItem = ({ children }: { children: ReactNode }) => <Static as="li">{children}</Static>;

const sortOptions = (scope: ListingScope) =>
  sortOrders.map((value) => ({
    value,
    label: value === 'mileage-asc' && countsHours(typeOf(scope)) ? 'С\u00a0меньшей наработкой' : sortNames[value],
  }));

type Props = { brand: Brand; city: CityCode; listing: Listing; page: CatalogPage; hasFilter: boolean };

/** Results of a listing: chips, sort, cards and pages, or suggestions when there are none. */
export function ListingResults({ brand, city, listing, page, hasFilter }: Props) {
  const { current, totalPages, totalResults } = page.meta.page;
  return (
    <Results
      label={`Что нашлось: ${nounsOf(listing.scope).inside}`}
      tabs={<SectionTabs listing={listing} brand={brand} />}
      hasFilter={hasFilter}
      sort={{ options: sortOptions(listing.scope), value: listing.state.sort }}
      chips={chosenChips(listing, page.facets)}
      resetHref={page.items.length > 0 ? resetHref(listing) : undefined}
      suggestions={suggestions(listing, page.facets, totalResults)}
      pages={{
        current,
        total: Math.min(totalPages, maxPage),
        hrefOf: (number) => pageHref(listing, number),
      }}
    >
      {page.items.length === 0 ? (
        <NothingFound listing={listing} page={page} />
      ) : (
        <>
          {page.missing && (
            <Heading level={2} size="sm">{`${page.missing} сейчас нет в\u00a0наличии. Похожие предложения`}</Heading>
          )}
          <ul className={cards}>
            {page.items.map((vehicle, index) => {
              // Pictures of the first screen are announced in the head of the page, which only React can do.
              const Item = index < aboveFold ? 'li' : StaticItem;
              return (
                <Item key={vehicle.id}>
                  <VehicleCard
                    vehicle={vehicle}
                    loading={index === 0 ? 'first' : index < aboveFold ? 'eager' : 'lazy'}
                    ahead={index < fetchedAhead}
                    // What is on its way cannot be brought yet.
                    delivery={sectionOf(listing.scope)?.soon ? undefined : deliveryOf(brand, city, vehicle)}
                    note={<CardNote scope={listing.scope} vehicle={vehicle} />}
                  />
                </Item>
              );
            })}
          </ul>
        </>
      )}
    </Results>
  );
}
