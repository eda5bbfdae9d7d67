import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { stockPictures } from './open-pictures.ts';

let app: TestApp;
const expected: string[] = [];
beforeAll(async () => {
  app = await openTestApp('pglite', { expectPictures: (paths) => void expected.push(...paths) });
});
afterAll(() => app.close());

const angleOf = (path: string) => path.split('/').at(-2)?.replace(/-.*/, '');

test('every vehicle in stock has its card drawn before any page, then its main picture and its thumbs, each once', async () => {
  const paths = await stockPictures(app.database);
  expect(new Set(paths).size).toBe(paths.length);
  const cards = paths.filter((path) => path.endsWith('/front/card.webp'));
  expect(paths.slice(0, cards.length)).toEqual(cards);
  const bases = (size: string) =>
    paths.filter((path) => path.endsWith(`/front/${size}.webp`)).map((path) => path.replace(/[^/]*$/, ''));
  for (const size of ['hero', 'thumb']) expect(bases(size).sort()).toEqual(bases('card').sort());
  expect(new Set(paths.map(angleOf))).toEqual(new Set(['front', 'side', 'rear', 'interior', 'wheel']));
});

test('who reads a list or a vehicle has its pages drawn next', async () => {
  const { body } = await app.get('/api/catalog?holdingId=1&type=cars');
  const { items } = body as { items: { id: number; pictures: { base: string }[] }[] };
  const pagesOf = items.flatMap(({ pictures }) => [
    `${pictures[0]?.base}/hero.webp`,
    ...pictures.map(({ base }) => `${base}/thumb.webp`),
  ]);
  expect(expected).toEqual(pagesOf.map((path) => path.slice('/media/'.length)));
  expected.length = 0;
  await app.get(`/api/catalog/${items[0]?.id}?holdingId=1`);
  expect(expected).toHaveLength(6);
});
