import { applyChanges, emptySnapshot, type SelectionSnapshot } from '@showroom/domain/selection/selection-snapshot';
import { beforeEach, expect, test, vi } from 'vitest';
import { useCompare, useFavorites } from '../selection-lists.ts';
import { forgetSelection } from './forget-selection.ts';
import { readOwnLists } from './own-lists.ts';
import { useBasket } from './shop-lists.ts';
import { type Ask, syncRound } from './sync-round.ts';
import { readSyncState, syncKey } from './sync-storage.ts';

const owner = 'c0a80101-0000-4000-8000-000000000001';
let kept: Map<string, string>;
let server: SelectionSnapshot;
let taken: Set<string>;
let asked: Parameters<Ask>[0][];

beforeEach(() => {
  kept = new Map();
  server = emptySnapshot;
  taken = new Set();
  asked = [];
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  });
  vi.stubGlobal('addEventListener', () => {});
  for (const store of [useFavorites, useCompare, useBasket]) store.getState().replace({});
  return () => vi.unstubAllGlobals();
});

const ask: Ask = async (call) => {
  asked.push(call);
  const isOwn = call.owner === null || call.owner === owner;
  if (isOwn && !taken.has(call.key)) server = applyChanges(server, call.changes);
  taken.add(call.key);
  // It knows what kind of vehicle an id is.
  const vehicles = (list: SelectionSnapshot['compare']) => list.map((entry) => ({ group: 'cars' as const, ...entry }));
  server = { ...server, favorites: vehicles(server.favorites), compare: vehicles(server.compare) };
  return { owner, isOwn, lists: server };
};
const car = (id: number) => ({ id, price: 100 });
const favorites = () => readOwnLists().favorites.map(({ id }) => id);

test('a guest’s lists are sent, and refilled with what the account has', async () => {
  server = { ...emptySnapshot, favorites: [{ id: 9, group: 'moto', price: 5 }] };
  useFavorites.getState().add('cars', car(1));
  useBasket.getState().add('accessories', { id: 50, price: null });
  kept.set('basketQuantity', JSON.stringify([{ id: 50, count: 3 }]));
  expect(await syncRound(ask)).toBe('done');
  // The server knows kinds of vehicles: they are not sent.
  expect(asked[0]?.changes).toEqual([
    { list: 'favorites', kind: 'add', entry: { id: 1, price: 100 } },
    { list: 'basket', kind: 'add', entry: { id: 50, count: 3 } },
  ]);
  expect(useFavorites.getState().selection.moto).toEqual([{ id: 9, price: 5 }]);
  expect(server.basket).toEqual([{ id: 50, count: 3 }]);
  expect(await syncRound(ask)).toBe('done');
  expect(asked[1]?.changes).toEqual([]);
});

test('a price of goods that was seen here stays when the account’s list comes, and is not sent', async () => {
  server = { ...emptySnapshot, basket: [{ id: 51, count: 1 }] };
  useBasket.getState().add('accessories', { id: 50, price: 129_000 });
  expect(await syncRound(ask)).toBe('done');
  expect(asked[0]?.changes).toEqual([{ list: 'basket', kind: 'add', entry: { id: 50, count: 1 } }]);
  expect(useBasket.getState().selection.accessories).toEqual([
    { id: 50, price: 129_000 },
    { id: 51, price: null },
  ]);
});

test('what was not answered is sent again under its key, and nothing that was chosen meanwhile is lost', async () => {
  useFavorites.getState().add('cars', car(1));
  const lost: Ask = async (call) => {
    await ask(call);
    return null;
  };
  expect(await syncRound(lost)).toBe('failed');
  server = { ...server, favorites: [] };
  useFavorites.getState().add('cars', car(2));
  expect(await syncRound(ask)).toBe('again');
  expect(asked[1]?.key).toBe(asked[0]?.key);
  // Another device took the first one away; the repeat does not bring it back.
  expect(favorites()).toEqual([2]);
  expect(await syncRound(ask)).toBe('done');
  expect(server.favorites.map(({ id }) => id)).toEqual([2]);
});

test('a browser that dies before its state is written loses nothing', async () => {
  useFavorites.getState().add('cars', car(1));
  server = { ...emptySnapshot, favorites: [{ id: 9, group: 'cars', price: 1 }] };
  const state = new Map<string, string>();
  await syncRound(async (call) => {
    state.set(syncKey, kept.get(syncKey) ?? '');
    return ask(call);
  });
  for (const [key, value] of state) kept.set(key, value);
  expect(await syncRound(ask)).toBe('done');
  expect(new Set(favorites())).toEqual(new Set([1, 9]));
});

test('whoever signs in next gets nothing of the one before', async () => {
  useFavorites.getState().add('cars', car(1));
  await syncRound(ask);
  kept.set(syncKey, JSON.stringify({ ...readSyncState(), owner: 'c0a80101-0000-4000-8000-00000000000f' }));
  useFavorites.getState().add('cars', car(2));
  server = emptySnapshot;
  taken.clear();
  expect(await syncRound(ask)).toBe('again');
  expect(favorites()).toEqual([2]);
  expect(await syncRound(ask)).toBe('done');
  expect(server.favorites.map(({ id }) => id)).toEqual([2]);
});

test('signing out takes favourites and basket away and leaves the comparison; an answer on its way changes nothing', async () => {
  useFavorites.getState().add('cars', car(1));
  useCompare.getState().add('cars', car(2));
  await syncRound(async (call) => {
    forgetSelection();
    return ask(call);
  });
  expect(readOwnLists()).toEqual({ ...emptySnapshot, compare: [{ id: 2, group: 'cars', price: 100 }] });
  expect(kept.get(syncKey)).toBeUndefined();
});

test.each(['{"owner":1}', '[]', 'broken', '{"owner":null,"base":{"favorites":[{"id":"x"}]},"pending":{"key":1}}'])(
  'broken state is the beginning: %s',
  async (text) => {
    kept.set(syncKey, text);
    expect(readSyncState()).toEqual({ owner: null, base: emptySnapshot, pending: null });
    useFavorites.getState().add('cars', car(1));
    expect(await syncRound(ask)).toBe('done');
    expect(favorites()).toEqual([1]);
  },
);
