import { afterEach, expect, test, vi } from 'vitest';
import { filter } from '../fixtures/goods.data.ts';
import { describeGoods } from './describe-goods.ts';

afterEach(() => vi.unstubAllGlobals());

/** Answers as the shop does: at most a hundred in one call. */
function shopOf(known: (id: number) => boolean, failsAt = Number.POSITIVE_INFINITY): number[] {
  const sizes: number[] = [];
  vi.stubGlobal('location', { origin: 'https://house.example' });
  vi.stubGlobal('fetch', async (address: string | URL | Request) => {
    const url = new URL(address instanceof Request ? address.url : address, 'https://house.example');
    const ids = (url.searchParams.get('ids') ?? '').split(',').map(Number);
    sizes.push(ids.length);
    if (ids.length > 100 || sizes.length > failsAt) return new Response('{}', { status: 400 });
    return Response.json({ items: ids.filter(known).map((id) => ({ ...filter, id })) });
  });
  return sizes;
}

test('more goods than one answer holds are asked for one answer after the other', async () => {
  const sizes = shopOf((id) => id !== 150);
  const ids = Array.from({ length: 230 }, (_, n) => n + 1);
  const cards = await describeGoods(ids, 'msk');
  expect(sizes).toEqual([100, 100, 30]);
  expect(cards?.map(({ id }) => id)).toEqual(ids.filter((id) => id !== 150));
});

test('half of an answer is none', async () => {
  shopOf(() => true, 1);
  expect(
    await describeGoods(
      Array.from({ length: 101 }, (_, n) => n + 1),
      'msk',
    ),
  ).toBeNull();
});
