import { applyChanges, emptySnapshot, type SelectionSnapshot } from '@showroom/domain/selection/selection-snapshot';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Ask, SyncAnswer } from './sync-round.ts';

const owner = 'c0a80101-0000-4000-8000-000000000001';
const ids = [1, 2, 3, 4];
const stores = ['favorites', 'basket'] as const;

let kept: Map<string, string>;
let server: SelectionSnapshot;
let taken: Set<string>;

/** A tab has modules of its own; storage, and what it says of changes, is the browser's. */
async function openTab() {
  vi.resetModules();
  const own = new Set<(event: { key: string | null }) => void>();
  vi.stubGlobal('addEventListener', (name: string, listener: never) => name === 'storage' && own.add(listener));
  const { useFavorites } = await import('../selection-lists.ts');
  const { useBasket } = await import('./shop-lists.ts');
  const { syncRound } = await import('./sync-round.ts');
  const { readOwnLists } = await import('./own-lists.ts');
  const lists = { favorites: useFavorites, basket: useBasket } as const;
  for (const list of stores) lists[list].getState().restore();
  const shown = (list: (typeof stores)[number]) =>
    Object.values(lists[list].getState().latest()).flatMap((group) => (group ?? []).map(({ id }) => id));
  const press = (list: (typeof stores)[number], id: number) => {
    const isIn = shown(list).includes(id);
    if (list === 'favorites') {
      if (isIn) useFavorites.getState().remove('cars', [id]);
      else useFavorites.getState().add('cars', { id, price: 100 });
    } else if (isIn) useBasket.getState().remove('accessories', [id]);
    else useBasket.getState().add('accessories', { id, price: null });
    return !isIn;
  };
  return { own, press, shown, syncRound, readOwnLists, round: undefined as Promise<unknown> | undefined };
}
type Tab = Awaited<ReturnType<typeof openTab>>;

let tabs: Tab[];

beforeAll(async () => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  });
  tabs = [await openTab(), await openTab()];
});
afterAll(() => vi.unstubAllGlobals());

/** The same numbers for the same seed (mulberry32). */
function randomOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * below);
  };
}

const idsOf = (entries: readonly { id: number }[]) => entries.map(({ id }) => id).toSorted((a, b) => a - b);
const settled = () => new Promise((resolve) => setImmediate(resolve));

function answerTo(call: Parameters<Ask>[0]): SyncAnswer {
  if (!taken.has(call.key)) server = applyChanges(server, call.changes);
  taken.add(call.key);
  const favorites = server.favorites.map((entry) => ({ group: 'cars' as const, ...entry }));
  server = { ...server, favorites };
  return { owner, isOwn: true, lists: server };
}

/** Calls under way: heard by the server or not yet, each answered or lost when its time comes. */
type Call = { arrive: () => void; end: (isLost: boolean) => void };

async function play(seed: number, isLocked: boolean): Promise<void> {
  const below = randomOf(seed);
  kept.clear();
  server = emptySnapshot;
  taken = new Set();
  for (const tab of tabs) for (const listener of tab.own) listener({ key: null });
  const wanted = { favorites: new Set<number>(), basket: new Set<number>() };
  const calls = new Set<Call>();
  const ask: Ask = (call) =>
    new Promise((resolve) => {
      let answer: SyncAnswer | null = null;
      const one: Call = {
        arrive: () => {
          answer ??= answerTo(call);
        },
        end: (isLost) => {
          calls.delete(one);
          resolve(isLost ? null : (answer ?? answerTo(call)));
        },
      };
      calls.add(one);
    });
  const begin = (tab: Tab) => {
    if (tab.round || (isLocked && tabs.some(({ round }) => round))) return;
    tab.round = tab.syncRound(ask).finally(() => {
      tab.round = undefined;
    });
  };
  for (let step = 0; step < 40; step += 1) {
    const tab = tabs[below(2)] as Tab;
    const [call] = [...calls].slice(below(calls.size));
    const list = stores[below(2)] ?? 'basket';
    const id = ids[below(ids.length)] ?? 1;
    const what = below(5);
    if (what < 2) wanted[list][tab.press(list, id) ? 'add' : 'delete'](id);
    else if (what === 2) begin(tab);
    else if (what === 3) call?.arrive();
    else call?.end(below(3) === 0);
    await settled();
  }
  // The connection is there again: everything is sent.
  for (let turn = 0; turn < 12; turn += 1) {
    begin(tabs[turn % 2] as Tab);
    await settled();
    for (const call of [...calls]) call.end(false);
    await settled();
  }
  for (const list of stores) {
    const expected = [...wanted[list]].toSorted((a, b) => a - b);
    const found = tabs.map((tab) => idsOf(tab.readOwnLists()[list]));
    expect([idsOf(server[list]), ...found], `seed ${seed}, ${list}`).toEqual([expected, expected, expected]);
  }
}

test.each([
  ['one tab at a time', true],
  ['each for itself, where a browser has no locks', false],
])('two tabs at one storage lose no press and bring none back, whatever is lost or late: %s', async (_, isLocked) => {
  for (let seed = 1; seed <= 300; seed += 1) await play(seed, isLocked);
});
