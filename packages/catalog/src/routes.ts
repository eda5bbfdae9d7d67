import type { BrandListings } from '@showroom/domain/listing-kinds';
import { type ListingRow, listingRows } from '@showroom/domain/listing-rows';
import type { Route } from '@showroom/guards/route-table';

/** A listing is answered by its kind's one page file, which is told section, mark, model and filter. */
function toRoute({ kind, path, place: { section, mark, model, filter } }: ListingRow): Route {
  const guards: Route['guards'] = ['city', 'validate-filter'];
  return {
    path,
    layout: 'default',
    guards: mark === '-' ? guards : [...guards, 'not-price-cap(mark)'],
    exists: path.includes('{') ? 'listing' : false,
    target: `/{city}/{query}/${kind}/${section}/${mark}/${model}/${filter}`,
  };
}

const hubs = ['color', 'mark-color', 'mark-model-color'].map(
  (hub): Route => ({
    path: `/seo-pages/cars/${hub}`,
    layout: 'default',
    guards: ['city'],
    target: `/{city}/{query}/seo-pages/cars/${hub}`,
  }),
);

/** Every listing that a brand has, the entry to all of them, and the hubs of colour pages. */
export const catalogRoutes = (listings: BrandListings): Route[] => [
  { path: '/catalog', layout: 'default', guards: ['city', 'validate-filter'], target: '/{city}/-/catalog' },
  ...listingRows(listings).map(toRoute),
  ...hubs,
];
