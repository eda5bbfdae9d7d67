import type { GuardName, Route } from './route-table.ts';

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

function listing(condition: 'new' | 'used'): Route[] {
  const guards: GuardName[] = ['city', 'validate-filter'];
  if (condition === 'used') guards.push('not-price-cap(mark)');
  const root = `/cars/${condition}`;
  const row = (path: string, rest: string): Route => ({
    path: root + path,
    layout: 'default',
    guards,
    target: `/{city}${root}${rest}/{query}`,
    exists: 'listing',
  });
  return [
    { path: root, layout: 'default', guards: ['city', 'validate-filter'], target: `/{city}${root}/{query}` },
    row('/{mark}', '/{mark}'),
    row('/{mark}/{model}', '/{mark}/{model}'),
    ...filters.map((filter) => {
      const [kind, name] = [filter.slice(0, filter.indexOf('-')), filter.slice(filter.indexOf('{'))];
      return row(`/{mark}/{model}/${filter}`, `/{mark}/{model}/${kind}/${name}`);
    }),
  ];
}

/** The routes of the first storefront, and one row of every further kind. */
export const fixtureRoutes: readonly Route[] = [
  { path: '/', layout: 'default', guards: ['city'], target: '/{city}' },
  { path: '/cars', layout: 'default', guards: ['city', 'validate-filter'], target: '/{city}/cars/{query}' },
  ...listing('new'),
  ...listing('used'),
  { path: '/cars/used/price-do-500000', layout: 'default', guards: ['city'], target: '/{city}/caps/500000' },
  { path: '/cars/{color}', layout: 'default', guards: ['city', 'validate-filter'], exists: 'listing' },
  {
    path: '/cars/{mark}/{color}',
    layout: 'default',
    guards: ['city', 'validate-filter', 'not-price-cap(mark)'],
    exists: 'listing',
  },
  { path: '/catalog/{id}', layout: 'default', guards: ['city'], target: '/{city}/catalog/{id}', exists: 'vehicle' },
  { path: '/contacts', layout: 'default', guards: ['city-contacts'], target: '/{city}/contacts' },
  {
    path: '/contacts/{code}',
    layout: 'default',
    guards: ['city-contacts'],
    target: '/{city}/contacts/{code}',
    exists: 'dealer',
  },
  { path: '/brands', layout: 'default', guards: ['city'], target: '/{city}/brands' },
  { path: '/lk', layout: 'lk', guards: ['authenticated'] },
  { path: '/lk/orders/{order}', layout: 'lk', guards: ['authenticated'] },
  { path: '/reports', layout: 'reports', guards: ['authenticated-reports'] },
  { path: '/lk/auth', layout: 'auth', guards: [] },
  { path: '/webpay/BankSPB/Approve', layout: 'clear', guards: [] },
  { path: '/feed/{name}', layout: 'none', guards: [], exists: false },
  { path: '/auto', layout: 'default', guards: [], redirect: { to: '/cars' } },
  {
    path: '/auto/{mark}',
    layout: 'default',
    guards: [],
    exists: 'mark',
    redirect: { to: '/cars/new/{mark}', status: 308 },
  },
  { path: '/moto', layout: 'default', guards: ['city', 'brand(brand-one)'] },
  { path: '/services/commission', layout: 'default', guards: ['city', 'brand(asc)'] },
];
