import type { TransportType } from '@showroom/domain/dictionaries';
import type { Route } from '@showroom/guards/route-table';
import { listedTypes } from './text/listed-types.ts';

/** Path filters of the specification: segment of the route table. */
const filters = [
  'bodytype-{bodyType}',
  'colorgroup-{color}',
  'country-{country}',
  'drivetype-{driveType}',
  'enginetype-{engineType}',
  'geartype-{gearType}',
  'numberofseats-{numberOfSeats}',
  'year-{year}',
];

function listing(type: TransportType, path: string, target: string): Route {
  const guards: Route['guards'] = path.includes('{mark}')
    ? ['city', 'validate-filter', 'not-price-cap(mark)']
    : ['city', 'validate-filter'];
  return { path, layout: 'default', guards, target: `/{city}/{query}/${type}/${target}` };
}

/** Rows of one vehicle type: the bare listing, each condition, mark, model and the eight filters. One page file serves all. */
function listingRoutes(type: TransportType): Route[] {
  const rows = [listing(type, `/${type}`, '-/-/-/-')];
  for (const condition of ['new', 'used']) {
    const root = `/${type}/${condition}`;
    rows.push(listing(type, root, `${condition}/-/-/-`), listing(type, `${root}/{mark}`, `${condition}/{mark}/-/-`));
    rows.push(listing(type, `${root}/{mark}/{model}`, `${condition}/{mark}/{model}/-`));
    for (const filter of filters) {
      rows.push(listing(type, `${root}/{mark}/{model}/${filter}`, `${condition}/{mark}/{model}/${filter}`));
    }
  }
  return rows;
}

export const catalogRoutes: readonly Route[] = listedTypes.flatMap(listingRoutes);
