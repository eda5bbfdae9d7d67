import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createFixture, print } from './pipeline.fixture.ts';

const { run } = createFixture();

const segment = fc.oneof(
  fc.constantFrom(
    'cars',
    'new',
    'used',
    'bmw',
    'x5',
    'year-2020',
    'bodytype-suv',
    'catalog',
    '7',
    '404',
    '301',
    '998',
    'contacts',
    'spb',
    'lk',
  ),
  fc.constantFrom(
    'old',
    'volga',
    'sold',
    'auto',
    'feed',
    'a.xml',
    'pay',
    'Tesla',
    '%D0%90',
    '%D0%BB',
    '%2e',
    '..',
    '%2F',
    '%',
    'price-do-300000',
  ),
  fc.webSegment(),
  fc.string({ unit: 'binary', maxLength: 6 }),
);
const path = fc
  .tuple(fc.array(segment, { maxLength: 6 }), fc.constantFrom('', '/'))
  .map(([parts, end]) => `/${parts.join('/')}${end}`);
const pair = fc.oneof(
  fc.constantFrom('city=msk', 'city=Москва', 'city=x', 'city', 'page=2', 'q=%zz', 'b=Я', 'next=//evil.example'),
  fc.string({ unit: 'binary', maxLength: 8 }),
);
const query = fc.array(pair, { maxLength: 4 }).map((pairs) => (pairs.length === 0 ? '' : `?${pairs.join('&')}`));
const url = fc.tuple(path, query).map((parts) => parts.join(''));
const cookies = fc.record({
  city: fc.option(fc.string(), { nil: undefined }),
  accessToken: fc.option(fc.string(), { nil: undefined }),
});

test('no address and no cookie makes the pipeline throw, and every redirect stays on the own host', async () => {
  await fc.assert(
    fc.asyncProperty(url, cookies, async (address, jar) => {
      const answer = await run(address, { cookies: jar });
      if (answer.kind !== 'redirect') return;
      expect(answer.location).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
      expect(new URL(answer.location, 'https://one.example').host).toBe('one.example');
    }),
    { numRuns: 1500 },
  );
});

test('one hop: where a redirect leads, there is no further redirect and no error', async () => {
  await fc.assert(
    fc.asyncProperty(url, async (address) => {
      const answer = await run(address);
      if (answer.kind !== 'redirect') return;
      const next = print(await run(answer.location));
      expect(next, `${address} → ${answer.location}`).toMatch(/^(→|pass)/);
    }),
    { numRuns: 1500 },
  );
});

test('a capital letter outside the free segments is a 404, whatever else is wrong with the address', async () => {
  const word = fc.stringMatching(/^[a-z0-9]{0,5}[A-ZА-ЯЁ][a-z0-9]{0,5}$/);
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('', '/cars', '/cars/new', '/catalog', '/brands'),
      word,
      fc.constantFrom('', '/', '?city=x', '/?city=Москва'),
      async (start, name, end) => {
        expect(print(await run(`${start}/${encodeURIComponent(name)}${end}`))).toBe('404 Not Found');
      },
    ),
    { numRuns: 300 },
  );
});

test('a route rule that leads to a page which has moved itself is still one hop', async () => {
  expect(print(await run('/auto/volga'))).toMatch(/ \/cars\/new\/gaz\/$/);
});
