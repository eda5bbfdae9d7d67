import type { FacetCount, Facets } from '@showroom/api-contract/catalog';
import { opensDialog } from '@showroom/domain/dialogs';
import { toggleFacet } from '@showroom/domain/listing';
import { listingAddress } from '@showroom/domain/listing-address';
import { sectionOf } from '@showroom/domain/listing-scope';
import { nounsOf } from '@showroom/domain/listing-words';
import { countOf, formatInteger } from '@showroom/domain/text';
import { Heading } from '@showroom/ui/heading';
import * as css from './listing-screen.css.ts';
import type { Listing } from './listing-state.ts';

/** Marks or models that a visitor is offered above the filter. */
const quickLimit = 10;

function quickLinks(
  { root, state }: Listing,
  facets: Facets,
): { key: 'mark' | 'model'; values: readonly FacetCount[]; href: (value: string) => string } | undefined {
  const marks = state.facets.mark ?? [];
  const key = marks.length === 0 ? 'mark' : 'model';
  if (marks.length > 1 || (state.facets.model ?? []).length > 0 || !root.ways.startsWith('marks')) return undefined;
  const values = [...facets.values[key]].sort((a, b) => b.count - a.count).slice(0, quickLimit);
  if (values.length < 2) return undefined;
  return { key, values, href: (value) => listingAddress(root, toggleFacet(state, key, value)) };
}

/** Heading and count of a listing, new or used, and the shortest ways to a mark or model. */
export function ListingHead({
  listing,
  facets,
  heading,
  total,
}: {
  listing: Listing;
  facets: Facets;
  heading: string;
  total: number;
}) {
  const quick = quickLinks(listing, facets);
  return (
    <div className={css.head}>
      <div className={css.titleRow}>
        <Heading level={1} size="xl">
          {heading}
        </Heading>
        {total > 0 && <p className={css.total}>{countOf(total, nounsOf(listing.scope).count)}</p>}
        {/* A place of the brand is none of the API's: it cannot be watched. */}
        {!sectionOf(listing.scope)?.place && (
          <a className={css.watch} href="/lk/favorites/" rel="nofollow" {...opensDialog('watch')}>
            Сохранить поиск
          </a>
        )}
      </div>
      {quick && (
        <nav className={css.quick} aria-label={quick.key === 'mark' ? 'Марки' : 'Модели'}>
          {quick.values.map(({ value, label, count }) => (
            <a key={value} className={css.quickLink} href={quick.href(value)}>
              {label} <span className={css.quickCount}>{formatInteger(count)}</span>
            </a>
          ))}
        </nav>
      )}
    </div>
  );
}
