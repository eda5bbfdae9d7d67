import type { Facets } from '@showroom/api-contract/catalog';
import { countFilters } from '@showroom/domain/listing';
import { Button } from '@showroom/ui/button';
import { Heading } from '@showroom/ui/heading';
import { IconButton } from '@showroom/ui/icon-button';
import { TextLink } from '@showroom/ui/text-link';
import { resetHref } from './chips.ts';
import { FacetGroup } from './facet-group.tsx';
import { facetGroups } from './facet-groups.ts';
import * as css from './facet-panel.css.ts';
import { FoundCount } from './filter-form.tsx';
import type { Listing } from './listing-state.ts';

export const filterFormId = 'listing-filter';

/** The groups of the filter with their native fields: what `FilterForm` wraps. */
export function FacetPanel({ listing, facets }: { listing: Listing; facets: Facets }) {
  return (
    <>
      <div className={css.head}>
        <Heading level={2} size="sm">
          Фильтры
        </Heading>
        <IconButton icon="close" label="Закрыть фильтры" popovertarget={filterFormId} popovertargetaction="hide" />
      </div>
      {listing.state.search && <input type="hidden" name="search" value={listing.state.search} />}
      {facetGroups(listing, facets).map((group) => (
        <FacetGroup key={group.title} group={group} />
      ))}
      <div className={css.foot}>
        {countFilters(listing.state) > 0 && <TextLink href={resetHref(listing)}>Сбросить</TextLink>}
        <Button type="submit" wide>
          <FoundCount />
        </Button>
      </div>
    </>
  );
}
