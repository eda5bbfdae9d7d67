import type { CatalogPage } from '@showroom/api-contract/catalog';
import { emptyListingQuery } from '@showroom/domain/listing';
import { listingAddress } from '@showroom/domain/listing-address';
import { nounsOf } from '@showroom/domain/listing-words';
import { countOf } from '@showroom/domain/text';
import { ButtonLink } from '@showroom/ui/button-link';
import { EmptyState } from '@showroom/ui/empty-state';
import { resetHref } from './chips.ts';
import * as css from './listing-screen.css.ts';
import type { Listing } from './listing-state.ts';
import { scopeName } from './listing-titles.ts';
import { recoveryLinks } from './recovery.ts';

/** An empty listing: which single choice to drop, with the count that brings. */
export function NothingFound({ listing, page }: { listing: Listing; page: CatalogPage }) {
  const offers = recoveryLinks(listing, page.recovery);
  const { count } = nounsOf(listing.scope);
  const { mark, model } = listing.state.facets;
  const named = listingAddress(listing.root, {
    ...emptyListingQuery,
    facets: { ...(mark ? { mark } : {}), ...(model ? { model } : {}) },
  });
  const name = mark?.length === 1 ? scopeName({ mark: mark[0], model: model?.[0] }, page.facets) : '';
  const actions = (
    <>
      {offers.length === 0 && name && named !== listingAddress(listing.root, listing.state) && (
        <ButtonLink href={named}>Все {name}</ButtonLink>
      )}
      <ButtonLink href={resetHref(listing)} tone="quiet">
        Сбросить все фильтры
      </ButtonLink>
    </>
  );
  return (
    <EmptyState title="По вашему выбору ничего не нашлось" actions={actions}>
      {offers.length > 0 ? (
        <>
          <p>Уберите одно из условий:</p>
          <ul className={css.recovery}>
            {offers.map(({ label, href, count: found }) => (
              <li key={href}>
                <a className={css.recoveryLink} href={href}>
                  <span>
                    без «<strong>{label}</strong>»
                  </span>
                  <span className={css.recoveryCount}>{countOf(found, count)}</span>
                </a>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p>Такой машины сейчас нет. Стоит посмотреть весь каталог: он пополняется каждый день.</p>
      )}
    </EmptyState>
  );
}
