import { afterEach, expect, test, vi } from 'vitest';
import { ask, read } from './read.ts';

const urls: string[] = [];
function network(answer: () => Promise<Response>): void {
  urls.length = 0;
  vi.stubGlobal('fetch', (url: string) => {
    urls.push(url);
    return answer();
  });
}
afterEach(() => void vi.unstubAllGlobals());

test('an address is filled from its input, the rest is its query, and what is undefined is left out', async () => {
  network(async () => Response.json([]));
  await read('GET /lead/get/{formId}', { formId: '../a b?' });
  await read('GET /dealers/short', { department: undefined, markCode: 'kia' });
  await read('GET /search', { query: 'икс & 5', pageVehicles: 2 });
  await read('GET /catalog/count', 'type=cars&mark=kia,haval');
  expect(urls.map((url) => decodeURIComponent(url))).toEqual([
    '/api/lead/get/../a b?/?',
    '/api/dealers/short/?markCode=kia',
    '/api/search/?query=икс+&+5&pageVehicles=2',
    '/api/catalog/count/?type=cars&mark=kia,haval',
  ]);
  expect(urls[0]).toBe('/api/lead/get/..%2Fa%20b%3F/?');
});

test('an answer that did not come is null, or the status that came instead', async () => {
  network(async () => new Response('{}', { status: 410 }));
  expect(await ask('GET /lead/get/{formId}', { formId: 'credit' })).toBe(410);
  expect(await read('GET /lead/get/{formId}', { formId: 'credit' })).toBeNull();
  network(async () => new Response('<html>'));
  expect(await ask('GET /suggestions/location', {})).toBe(0);
  network(() => Promise.reject(new TypeError('offline')));
  expect(await read('GET /suggestions/location', {})).toBeNull();
});
