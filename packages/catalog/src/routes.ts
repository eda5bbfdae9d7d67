import { landings } from '@showroom/domain/landings';
import { type BrandListings, listingKinds, type SectionCode } from '@showroom/domain/listing-kinds';
import { isListingKind } from '@showroom/domain/listing-path';
import type { Route } from '@showroom/guards/route-table';

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
const markFilters = ['colorgroup-{color}', 'year-{year}'];

/** A row of a kind's one page file; `place` is section, mark, model and last segment, `-` where there is none. */
function listing(kind: string, path: string, place: readonly [string, string, string, string]): Route {
  const guards: Route['guards'] = path.includes('{mark}')
    ? ['city', 'validate-filter', 'not-price-cap(mark)']
    : ['city', 'validate-filter'];
  return { path, layout: 'default', guards, target: `/{city}/{query}/${kind}/${place.join('/')}` };
}

/** Rows of a section that has marks, models and filters in its path. */
function deepRoutes(kind: string, section: string, path: string, filtersOfMark: readonly string[]): Route[] {
  const mark = `${path}/{mark}`;
  const model = `${mark}/{model}`;
  return [
    listing(kind, mark, [section, '{mark}', '-', '-']),
    ...filtersOfMark.map((filter) => listing(kind, `${mark}/${filter}`, [section, '{mark}', '-', filter])),
    listing(kind, model, [section, '{mark}', '{model}', '-']),
    ...filters.map((filter) => listing(kind, `${model}/${filter}`, [section, '{mark}', '{model}', filter])),
  ];
}

/** Colours and years right under a kind: `/cars/black`, `/cars/toyota/black`, `/cars/year-2024`. */
function colorRoutes(kind: string): Route[] {
  const color = 'colorgroup-{color}';
  return [
    listing(kind, `/${kind}/year-{year}`, ['-', '-', '-', 'year-{year}']),
    listing(kind, `/${kind}/{color}`, ['-', '-', '-', color]),
    listing(kind, `/${kind}/{mark}/{color}`, ['-', '{mark}', '-', color]),
    listing(kind, `/${kind}/{mark}/{model}/{color}`, ['-', '{mark}', '{model}', color]),
  ];
}

function kindRoutes(kind: keyof typeof listingKinds, sections: readonly SectionCode[]): Route[] {
  const { colorPages, sections: known } = listingKinds[kind];
  const rows = [listing(kind, `/${kind}`, ['-', '-', '-', '-'])];
  for (const section of sections) {
    const facts = known[section];
    if (!facts) continue;
    rows.push(listing(kind, facts.path, [section, '-', '-', '-']));
    if (facts.deep) rows.push(...deepRoutes(kind, section, facts.path, colorPages ? markFilters : []));
  }
  if (colorPages) rows.push(...colorRoutes(kind));
  for (const landing of landings) {
    if (landing.kind !== kind || (landing.section && !sections.includes(landing.section))) continue;
    rows.push(listing(kind, landing.path, [landing.section ?? '-', '-', '-', landing.code]));
  }
  return rows;
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
export function catalogRoutes(listings: BrandListings): Route[] {
  const kinds = Object.keys(listings).filter(isListingKind);
  return [
    { path: '/catalog', layout: 'default', guards: ['city', 'validate-filter'], target: '/{city}/-/catalog' },
    ...kinds.flatMap((kind) => kindRoutes(kind, listings[kind] ?? [])),
    ...hubs,
  ];
}
