import type { FacetCount, Facets } from '@showroom/api-contract/catalog';
import { opensDialog } from '@showroom/domain/dialogs';
import { toggleFacet } from '@showroom/domain/listing';
import { listingAddress } from '@showroom/domain/listing-address';
import { sectionOf } from '@showroom/domain/listing-scope';
import { nounsOf } from '@showroom/domain/listing-words';
import { countOf } from '@showroom/domain/text';
import { ListingHead as Head, type QuickLinks } from '@showroom/listing/listing-head';
import * as css from './listing-screen.css.ts';
import type { Listing } from './listing-state.ts';

/** Marks or models that a visitor is offered above the filter. */
const quickLimit = 10;

function quickLinks({ root, state }: Listing, facets: Facets): QuickLinks | undefined {
  const marks = state.facets.mark ?? [];
  const key = marks.length === 0 ? 'mark' : 'model';
  if (marks.length > 1 || (state.facets.model ?? []).length > 0 || !root.ways.startsWith('marks')) return undefined;
  // An empty listing keeps the values of its section; a short way leads to something.
  const values = facets.values[key]
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, quickLimit);
  if (values.length < 2) return undefined;
  const toLink = ({ value, label, count }: FacetCount) => ({
    label,
    href: listingAddress(root, toggleFacet(state, key, value)),
    count,
  });
  return { label: key === 'mark' ? 'Марки' : 'Модели', links: values.map(toLink) };
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
  return (
    <Head
      heading={heading}
      total={total > 0 ? countOf(total, nounsOf(listing.scope).count) : undefined}
      quick={quickLinks(listing, facets)}
    >
      {/* A place of the brand is none of the API's: it cannot be watched. */}
      {!sectionOf(listing.scope)?.place && (
        <a className={css.watch} href="/lk/favorites/" rel="nofollow" {...opensDialog('watch')}>
          Сохранить поиск
        </a>
      )}
    </Head>
  );
}
