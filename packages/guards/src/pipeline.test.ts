import { expect, test } from 'vitest';
import { createFixture, print } from './pipeline.fixture.ts';
import { createPipeline } from './pipeline.ts';

const { run, asked, pipeline } = createFixture();

test.each([
  // The page itself.
  ['/', '→ /msk'],
  ['/cars/', '→ /msk/cars/-'],
  ['/cars/?color=black&page=2', '→ /msk/cars/color%3Dblack%26page%3D2'],
  ['/cars/?city=spb&page=2', '→ /spb/cars/page%3D2'],
  ['/cars/new/bmw/x5/bodytype-suv/', '→ /msk/cars/new/bmw/x5/bodytype/suv/-'],
  ['/cars/used/bmw/x5/year-2027/', '→ /msk/cars/used/bmw/x5/year/2027/-'],
  ['/catalog/7/', '→ /msk/catalog/7'],
  ['/contacts/spb/', '→ /spb/contacts/spb'],
  ['https://evil.example/cars/', '→ /msk/cars/-'],
  // Final slash and city query: one hop (D-09 to D-11).
  ['/cars', '308 /cars/'],
  ['/cars?page=2&b=%20', '308 /cars/?page=2&b=%20'],
  ['/cars?city=Москва&page=2', '308 /cars/?city=msk&page=2'],
  ['/cars/?city=Москва&page=2', '302 /cars/?city=msk&page=2'],
  [
    '/cars/?city=%D0%A1%D0%B0%D0%BD%D0%BA%D1%82-%D0%9F%D0%B5%D1%82%D0%B5%D1%80%D0%B1%D1%83%D1%80%D0%B3',
    '302 /cars/?city=spb',
  ],
  ['/cars/?city=krasnodar', '302 /cars/'],
  ['/?city=x', '302 /'],
  ['/webpay/BankSPB/Approve', '308 /webpay/BankSPB/Approve/'],
  // Files and foreign ground.
  ['/sitemap.xml', 'pass'],
  ['/icons/defaultBrandLogo.png', 'pass'],
  ['/feed/cars.xml', 'pass'],
  ['/feed/A.xml', 'pass'],
  ['/api/Search?city=oops', 'pass'],
  ['/_next/static/A.js', 'pass'],
  ['/.well-known/x', 'pass'],
  ['/media/Car-7.webp', 'pass'],
  ['/api/../lk/', '404 Page not found: /api/../lk/'],
  ['/api//lk/', '404 Page not found: /api//lk/'],
  ['/lk/profile.rsc', '404 Page not found: /lk/profile.rsc'],
  // Redirect lookup: matched, unmatched, before slash, city and capitals, in one hop.
  ['/old', '301 /cars/'],
  ['/old/?utm=1', '301 /cars/?utm=1'],
  ['/old?city=Москва', '301 /cars/?city=msk'],
  ['/old?city=oops', '301 /cars/'],
  ['/Old-Page', '302 /brands/'],
  ['/cars/new/volga', '308 /cars/new/gaz/'],
  ['/price.pdf', '301 /cars/'],
  ['/sold', '410'],
  ['/circle', '404 Page not found: /circle'],
  ['/trap', '404 Page not found: /trap'],
  // Capitals: no hop before the 404, messages by letter (D-01 to D-06).
  ['/Cars', '404 Not Found'],
  ['/Cars/?city=Москва', '404 Not Found'],
  ['/cars/new/Tesla/', '404 Not Found'],
  ['/%D0%90/', '404 Not Found'],
  ['/Nothing/', '404 Not Found'],
  ['/cars/?A=B', '→ /msk/cars/A%3DB'],
  ['/nothing?a=1', '404 Page not found: /nothing?a=1'],
  ['/cars/new/nobody?a=1', '404 Page Not Found: /cars/new/nobody?a=1'],
  ['/cars/new/bmw/x5/year-1899', '404 Page Not Found: /cars/new/bmw/x5/year-1899'],
  ['/cars/used/price-do-550000', '404 Page Not Found: /cars/used/price-do-550000'],
  ['/cars/used/price-do-500000', '308 /cars/used/price-do-500000/'],
  ['/cars/price-do-7/black/', '404 Page Not Found: /cars/price-do-7/black/'],
  ['/services/commission/', '404 Page not found: /services/commission/'],
  ['/msk/cars/', '404 Page not found: /msk/cars/'],
  ['//evil.example', '404 Page not found: //evil.example'],
  ['/%zz', '404 Page not found: /%zz'],
  // Page validation by data.
  ['/catalog/404', '404 Page Not Found: /catalog/404'],
  ['/catalog/410', '410'],
  ['/catalog/301?a=1', '301 /catalog/302/?a=1'],
  ['/catalog/999/', '→ /msk/catalog/999'],
  ['/catalog/998/', '→ /msk/catalog/998'],
  // Route rules.
  ['/auto?a=1', '301 /cars/?a=1'],
  ['/auto/bmw?city=Москва', '308 /cars/new/bmw/?city=msk'],
  // Account.
  ['/lk', '302 /lk/auth/?next=%2Flk%2F'],
  ['/reports', '302 /reports/sign-in/?next=%2Freports%2F'],
  ['/lk/auth', '308 /lk/auth/'],
])('%s → %s', async (url, expected) => expect(print(await run(url))).toBe(expected));

test.each([
  ['/', '/'],
  ['/cars/', '/cars/'],
  ['/cars/?page=2&utm_source=a&city=spb', '/cars/?page=2'],
  ['/cars/new/bmw/x5/bodytype-suv/?yclid=1', '/cars/new/bmw/x5/bodytype-suv/'],
  // A page that takes no query is told none.
  ['/brands/?page=2&next=//evil.example', '/brands/'],
])('%s has the canonical address %s', async (url, address) => {
  const canonicalQuery = (_route: unknown, _params: unknown, query: string) =>
    query
      .split('&')
      .filter((pair) => pair.startsWith('page='))
      .join('&');
  const answer = await createFixture({ canonicalQuery }).run(url);
  expect(answer.kind === 'rewrite' && answer.address).toBe(address);
});

test('account, staff, sign-in and registration are their visitor’s alone, everything else is everybody’s', () => {
  const privateRows = pipeline.table.routes.filter((route) => route.isPrivate).map(({ path }) => path);
  expect(privateRows).toEqual(['/lk', '/lk/orders/{order}', '/reports', '/lk/auth']);
});

test('a path is never asked about before its shape, capitals and filters are right', async () => {
  asked.length = 0;
  for (const url of [
    '/Cars/New/BMW/',
    '/cars/used/price-do-9/',
    '/cars/new/bmw/x5/year-1/',
    '/nothing/',
    '/lk/orders/7/',
    '/cars/',
    '/old/',
    '//x',
  ])
    await run(url);
  expect(asked).toEqual([]);
  await run('/cars/new/lada');
  await run('/cars/new/lada/?page=2');
  expect(asked).toEqual(['/cars/new/lada/']);
});

test.each([
  // url, cookie, city of the page, remembered
  ['/cars/', undefined, 'msk', undefined],
  ['/cars/', 'spb', 'spb', undefined],
  ['/cars/', 'krasnodar', 'msk', undefined],
  ['/cars/?city=spb', 'msk', 'spb', 'spb'],
  ['/cars/?city=spb', 'spb', 'spb', undefined],
  ['/feed/a.xml?city=spb', undefined, 'spb', undefined],
  ['/nothing/', 'spb', 'spb', undefined],
  ['/catalog/410/', 'spb', 'spb', undefined],
  ['/cars?city=spb', 'msk', 'spb', undefined],
])('%s with the cookie %s: city %s, remember %s', async (url, city, shown, remember) => {
  const answer = await run(url, { cookies: { city } });
  expect([answer.city, answer.remember]).toEqual([shown, remember]);
});

test('a guess by address stands behind query and cookie, and is one of ours or msk', async () => {
  const city = async (location: string, cookie?: string) =>
    (await run('/cars/', { location, cookies: { city: cookie } })).city;
  expect([await city('spb'), await city('spb', 'msk'), await city('krasnodar')]).toEqual(['spb', 'msk', 'msk']);
});

test('signed in opens the account, only the staff role opens the reports, a damaged token opens no more', async () => {
  const open = async (url: string, accessToken: string) => print(await run(url, { cookies: { accessToken } }));
  expect(await open('/lk/', '[]')).toBe('pass');
  expect(await open('/reports/', '["reports"]')).toBe('pass');
  expect(await open('/reports/', '[]')).toBe('404 Page Not Found: /reports/');
  expect(await open('/reports/', '{damaged')).toBe('404 Page Not Found: /reports/');
});

test('a POST keeps its method: 308 for the slash, no 302 for the city', async () => {
  expect(print(await run('/cars?city=x', { method: 'POST' }))).toBe('308 /cars/?city=x');
  expect(print(await run('/cars/?city=x', { method: 'POST' }))).toBe('→ /msk/cars/-');
});

test('with the API down from the start, pages are served unchecked and unknown paths are 404', async () => {
  const down = () => Promise.reject(new Error('down'));
  const { run: runDown, lines } = createFixture({ lookups: { resolve: down, redirects: down } });
  const answer = await runDown('/catalog/404/');
  expect([print(answer), answer.reason]).toEqual(['→ /msk/catalog/404', 'unchecked']);
  expect(print(await runDown('/old/'))).toBe('404 Page not found: /old/');
  expect(print(await runDown('/cars'))).toBe('308 /cars/');
  expect(lines.map((line) => line.event)).toEqual(['lookup-failed']);
});

test('a change is seen by the request after the webhook', async () => {
  const lookups = {
    resolve: async () => ({ state: 'exists' }) as const,
    redirects: async () => [{ urlFrom: '/x', urlTo: '/cars', status: 301 }],
  };
  const { run: runNow, pipeline } = createFixture({ lookups });
  expect([print(await runNow('/catalog/7/')), print(await runNow('/x'))]).toEqual(['→ /msk/catalog/7', '301 /cars/']);
  Object.assign(lookups, { resolve: async () => ({ state: 'gone' }), redirects: async () => [] });
  expect(print(await runNow('/catalog/7/'))).toBe('→ /msk/catalog/7');
  await pipeline.invalidate();
  expect([print(await runNow('/catalog/7/')), print(await runNow('/x'))]).toEqual(['410', '404 Page not found: /x']);
});

test('the answer names the row, for the link of the error page and the similar vehicles of the 410 page', async () => {
  const answer = await run('/catalog/410/');
  expect([answer.match?.route.path, answer.match?.params.id]).toEqual(['/catalog/{id}', '410']);
});

test('a table with an unknown guard stops the shell', () => {
  const { lookups } = createFixture();
  const routes = [{ path: '/', layout: 'default', guards: ['admin' as 'city'] }] as const;
  expect(() =>
    createPipeline({ brand: 'asc', routes, hosts: { own: 'a', allowed: [] }, lookups, log: () => {} }),
  ).toThrow('Unknown route middleware');
});

test('the API is asked by the kind of the row and its parameters, never by a guess', async () => {
  const { run, questions } = createFixture();
  for (const url of ['/catalog/7/', '/contacts/spb/?a=1', '/cars/new/bmw/x5/', '/cars/', '/lk/orders/7/'])
    await run(url);
  expect(questions).toEqual([
    { kind: 'vehicle', path: '/catalog/7/', params: { id: '7' } },
    { kind: 'dealer', path: '/contacts/spb/', params: { code: 'spb' } },
    { kind: 'listing', path: '/cars/new/bmw/x5/', params: { mark: 'bmw', model: 'x5' } },
  ]);
});
