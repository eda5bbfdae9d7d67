import { exampleBrand } from '@showroom/domain/example-brand';
import { expect, test } from 'vitest';
import { colorHubPage } from './catalog/color-hub-page.tsx';
import { errorPage } from './content/error-page.tsx';
import { staticPage } from './content/static-page.tsx';
import { servicePage } from './services/service-page.tsx';

const shell = { brand: exampleBrand, city: async () => 'msk' };

// The pipeline never leads there; whoever asks for the internal address is answered by the page, without asking the API.
test('a static page without a row is no page', async () => {
  const params = Promise.resolve({ query: '-', slug: 'nothing' });
  await expect(staticPage(shell).Page({ params })).rejects.toThrow('NEXT_HTTP_ERROR_FALLBACK;404');
});

test('a service without a row is no page', async () => {
  const params = Promise.resolve({ query: '-', slug: 'services-commission', mark: '-', model: '-' });
  await expect(servicePage(shell).Page({ params })).rejects.toThrow('NEXT_HTTP_ERROR_FALLBACK;404');
});

test('a hub without a row is no page', async () => {
  const params = Promise.resolve({ query: '-', hub: 'size' });
  await expect(colorHubPage(shell).Page({ params })).rejects.toThrow('NEXT_HTTP_ERROR_FALLBACK;404');
});

test('an error page stands for the codes that the servers send, and for no other', async () => {
  expect(errorPage().generateStaticParams()).toEqual([
    { query: '-', code: '404' },
    { query: '-', code: '503' },
    { query: '-', code: 'item' },
  ]);
  const params = Promise.resolve({ code: '418' });
  await expect(errorPage().Page({ params })).rejects.toThrow('NEXT_HTTP_ERROR_FALLBACK;404');
});
