import { exampleBrand } from '@showroom/domain/example-brand';
import type { Route } from '@showroom/guards/route-table';
import { expect, test } from 'vitest';
import { countedPages, counterSettings, originsOf } from './counters.ts';

const ids = { metrika: '11', tagManager: 'GTM-ABC1', callTracking: '22', hub: 'https://hub.example/take' } as const;
const page: Route = { path: '/cars/{mark}', layout: 'default', guards: ['city'] };
const told = (route: Route, names: readonly string[], origin?: string) => countedPages(ids, { names, origin })(route);

test('nothing is turned on by itself', () => {
  expect(countedPages(exampleBrand.counters, { names: [] })(page)).toEqual({});
});

test.each([
  ['metrika', { script: ['https://mc.yandex.ru'], connect: ['https://mc.yandex.ru'], img: ['https://mc.yandex.ru'] }],
  [
    'tag-manager',
    {
      script: ['https://www.googletagmanager.com'],
      connect: ['https://www.googletagmanager.com'],
      img: ['https://www.googletagmanager.com'],
    },
  ],
  [
    'call-tracking',
    {
      script: ['https://mod.calltouch.ru'],
      connect: ['https://mod.calltouch.ru', 'https://api.calltouch.ru'],
      img: [],
    },
  ],
  ['hub', { script: [], connect: ['https://hub.example'], img: [] }],
  ['vitals', { script: [], connect: [], img: [] }],
])('%s opens exactly its own hosts', (name, origins) => {
  expect(originsOf(counterSettings(ids, { names: [name] }))).toEqual(origins);
});

test('one origin may stand in place of all services', () => {
  const { origins, htmlAttributes } = told(page, ['metrika', 'call-tracking', 'hub', 'vitals'], 'http://localhost:9');
  const here = ['http://localhost:9'];
  expect(origins).toEqual({ script: here, connect: here, img: here });
  expect(JSON.parse(htmlAttributes?.['data-counters'] ?? '')).toEqual({
    metrika: { id: '11', origin: 'http://localhost:9' },
    callTracking: { id: '22', scriptOrigin: 'http://localhost:9', apiOrigin: 'http://localhost:9' },
    hub: 'http://localhost:9/take',
    vitals: '/cars/{mark}',
  });
});

test.each<Route>([
  { path: '/lk/orders', layout: 'lk', guards: ['authenticated'] },
  { path: '/lk/auth', layout: 'auth', guards: [] },
  { path: '/registration', layout: 'registration', guards: [] },
  { path: '/ordering', layout: 'default', guards: ['city'] },
  { path: '/checkout/{id}', layout: 'clear', guards: [] },
  { path: '/pay/{id}', layout: 'clear', guards: [] },
  { path: '/reports/{code}', layout: 'reports', guards: ['authenticated-reports'] },
  { path: '/iframe/service/online', layout: 'clear', guards: [], isEmbeddable: true },
  { path: '/request', layout: 'default', guards: ['city'], isIndexed: false },
])('$path is counted by nobody', (route) => {
  expect(told(route, ['metrika', 'tag-manager', 'call-tracking', 'hub', 'vitals'])).toEqual({});
});

test('a deployment may name ids of its own, in place of the brand’s or where the brand has none', () => {
  const none = { metrika: '11', tagManager: null, callTracking: null, hub: null };
  const names = ['metrika', 'tag-manager=GTM-OWN2', 'call-tracking=33', 'hub=https://hub.own/take'];
  expect(counterSettings(none, { names })).toMatchObject({
    ...{ metrika: { id: '11' }, tagManager: { id: 'GTM-OWN2' }, callTracking: { id: '33' } },
    hub: 'https://hub.own/take',
  });
  expect(counterSettings(ids, { names: ['metrika=12'] }).metrika?.id).toBe('12');
  for (const name of ['tag-manager=UA-1', 'tag-manager=', 'hub=http://hub.own/', 'metrika=1=2'])
    expect(() => counterSettings(ids, { names: [name] })).toThrow(/expected/);
});

test('a counter without an id, with a wrong one or of no known name is one sentence at the start', () => {
  expect(() => counterSettings({ ...ids, metrika: null }, { names: ['metrika'] })).toThrow(/"metrika".*no id/);
  for (const id of ['gtm-abc', 'GTM-abc', 'GTM-', 'UA-1', 'GTM-A"><script>'])
    expect(() => counterSettings({ ...ids, tagManager: id }, { names: ['tag-manager'] })).toThrow(/"tag-manager"/);
  expect(() => counterSettings({ ...ids, callTracking: '4 2' }, { names: ['call-tracking'] })).toThrow(
    /"call-tracking"/,
  );
  expect(() => counterSettings(ids, { names: ['metrica'] })).toThrow(/"metrica", expected: metrika/);
});
