import { exampleBrand } from '@showroom/domain/example-brand';
import { expect, test } from 'vitest';
import { listingPage } from './listing-page.tsx';

const city = async () => 'msk';
const brand = { ...exampleBrand, listings: { cars: ['new', 'used'], atv: ['new'] } } as const;
const page = listingPage({ brand, city });
const place = { query: '-', mark: '-', model: '-', filter: '-' };

test('only what the brand deals in is rendered at build', () => {
  expect(page.generateStaticParams()).toEqual([
    { ...place, kind: 'cars', section: '-' },
    { ...place, kind: 'cars', section: 'new' },
    { ...place, kind: 'cars', section: 'used' },
    { ...place, kind: 'atv', section: '-' },
    { ...place, kind: 'atv', section: 'new' },
  ]);
});

// Whoever asks for an internal address is answered by the page itself.
test.each([
  ['another brand’s kind', 'electro', '-'],
  ['another brand’s section', 'atv', 'used'],
  ['no kind at all', 'constructor', '-'],
])('%s is no page', async (_, kind, section) => {
  const params = Promise.resolve({ ...place, kind, section });
  await expect(page.Page({ params })).rejects.toThrow('NEXT_HTTP_ERROR_FALLBACK;404');
  await expect(page.generateMetadata({ params })).rejects.toThrow('NEXT_HTTP_ERROR_FALLBACK;404');
});
