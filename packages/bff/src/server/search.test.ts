import { expect, test } from 'vitest';
import { call, useFakeApi } from './fake-api.fixture.ts';

const api = useFakeApi();
const block = { results: [], meta: { page: { totalPages: 0 } }, totalFacetCount: 0 };
const nothing = {
  vehicles: { ...block, facets: { model: [] } },
  accessories: { ...block, facets: { accCategoryNameRu: [] } },
  pages: { ...block, facets: { section: [] } },
};
const search = (query: Record<string, string>) => call(`/api/search/?${new URLSearchParams(query)}`);

test('a search is passed on for the shell’s own holding, with what a panel asks and no more', async () => {
  api.says(nothing);
  const filter = '{"model":["X5"]}';
  const asked = { query: 'икс 5', pageVehicles: '2', filter };
  const response = await search({ ...asked, holdingId: '1', trli: 'false', x: 'y' });
  expect(await response.json()).toMatchObject({
    vehicles: { items: [], total: 0 },
    accessories: { items: [] },
    pages: { items: [] },
  });
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(api.asked[0]?.url.pathname).toBe('/api/search');
  expect(Object.fromEntries(api.asked[0]?.url.searchParams ?? [])).toEqual({ ...asked, holdingId: '2' });
});

test('while the API is away the panel hears 503, not silence', async () => {
  api.answer = (res) => res.destroy();
  const response = await search({ query: 'x5' });
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2']);
});
