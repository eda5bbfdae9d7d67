import type { CatalogPage } from '@showroom/api-contract/catalog';
import { emptyListingQuery } from '@showroom/domain/listing';
import { listingAddress } from '@showroom/domain/listing-address';
import { nounsOf } from '@showroom/domain/listing-words';
import { NothingFound as Nothing } from '@showroom/listing/nothing-found';
import { ButtonLink } from '@showroom/ui/button-link';
import { resetHref } from './chips.ts';
import type { Listing } from './listing-state.ts';
import { scopeName } from './listing-titles.ts';
import { recoveryLinks } from './recovery.ts';

/** An empty listing: which single choice to drop, with the count that brings. */
export function NothingFound({ listing, page }: { listing: Listing; page: CatalogPage }) {
  const offers = recoveryLinks(listing, page.recovery);
  const { mark, model } = listing.state.facets;
  const named = listingAddress(listing.root, {
    ...emptyListingQuery,
    facets: { ...(mark ? { mark } : {}), ...(model ? { model } : {}) },
  });
  const name = mark?.length === 1 ? scopeName({ mark: mark[0], model: model?.[0] }, page.facets) : '';
  return (
    <Nothing
      offers={offers}
      forms={nounsOf(listing.scope).count}
      resetHref={resetHref(listing)}
      text="Такой машины сейчас нет. Стоит посмотреть весь каталог: он пополняется каждый день."
    >
      {offers.length === 0 && name && named !== listingAddress(listing.root, listing.state) && (
        <ButtonLink href={named}>Все {name}</ButtonLink>
      )}
    </Nothing>
  );
}
