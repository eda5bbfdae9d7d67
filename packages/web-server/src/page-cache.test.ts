import { expect, test } from 'vitest';
import { Answer } from './answer.ts';
import { createPageCache } from './page-cache.ts';

const html = Buffer.from('Автомобили с пробегом '.repeat(500));

test('pages are counted as they are held: ten times as many fit once they are compressed', async () => {
  const cache = createPageCache({ maxBytes: html.length * 4, ttlMs: 1_000 });
  for (let page = 0; page < 12; page++) {
    const answer = new Answer(200, { 'content-type': 'text/html' }, html);
    answer.keep('once');
    cache.set(`/${page}/`, answer, 0);
    await answer.encoded('br');
  }
  expect(cache.entries()).toHaveLength(12);
  // Whole ones weigh again as much as they are long.
  for (let page = 0; page < 12; page++) await cache.get(`/${page}/`)?.answer.encoded('identity');
  expect(cache.entries().length).toBeLessThan(5);
});

test('a page that is weighed anew keeps its place in time', async () => {
  let now = 0;
  const cache = createPageCache({ maxBytes: 1e6, ttlMs: 1_000, clock: () => now });
  const answer = new Answer(200, { 'content-type': 'text/html' }, html);
  answer.keep('once');
  cache.set('/', answer, 0);
  now = 900;
  await answer.encoded('br');
  expect(cache.get('/')?.state).toBe('fresh');
  now = 1_100;
  expect(cache.get('/')?.state).toBe('expired');
});
