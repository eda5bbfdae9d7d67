import type { BrandListings } from '@showroom/domain/listing-kinds';
import { type ListingRow, listingRows } from '@showroom/domain/listing-rows';
import type { GuardName } from '@showroom/guards/route-table';
import { type PageRow, pageRow } from '../page-row.ts';

/** A listing is told its kind, section, mark, model and filter. */
function listingRow({ kind, path, place }: ListingRow): PageRow {
  const guards: GuardName[] = ['city', 'validate-filter'];
  if (place.mark !== '-') guards.push('not-price-cap(mark)');
  return pageRow(path, 'listing', { kind, ...place }, { guards, exists: path.includes('{') && 'listing' });
}

const hubs = ['color', 'mark-color', 'mark-model-color'];

/** Every listing that a brand has, the entry to all of them, the vehicle, and the hubs of colour pages. */
export const catalogRows = (listings: BrandListings): PageRow[] => [
  pageRow('/catalog', 'catalog', {}, { guards: ['city', 'validate-filter'] }),
  pageRow('/catalog/{id}', 'vehicle', { id: '{id}' }, { exists: 'vehicle' }),
  ...listingRows(listings).map(listingRow),
  ...hubs.map((hub) => pageRow(`/seo-pages/cars/${hub}`, 'color-hub', { hub })),
];
