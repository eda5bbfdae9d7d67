import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  applyChanges,
  changesBetween,
  emptySnapshot,
  type SelectionChange,
  type SelectionSnapshot,
  type SyncedList,
  syncedLists,
} from './selection-snapshot.ts';
import { changeOwner, finishSync, initialSyncState, type Pending, type SyncState, startSync } from './sync-state.ts';

/** The server: lists, and the keys that it has taken. */
type Server = { lists: SelectionSnapshot; keys: Set<string> };
/** A browser: what is in its storage. */
type Device = { state: SyncState; local: SelectionSnapshot };

const list = fc.constantFrom<SyncedList>('favorites', 'basket');
const id = fc.integer({ min: 1, max: 5 });
const device = fc.integer({ min: 0, max: 2 });

type Step =
  | { do: 'add' | 'drop'; on: number; list: SyncedList; id: number; count: number }
  // `lost`: the server took it, the answer did not arrive. `killed`: the lists were written, the state was not.
  | { do: 'sync'; on: number; fate: 'done' | 'unsent' | 'lost' | 'killed' };
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    do: fc.constantFrom('add' as const, 'drop' as const),
    on: device,
    list,
    id,
    count: fc.integer({ min: 1, max: 9 }),
  }),
  fc.record({
    do: fc.constant('sync' as const),
    on: device,
    fate: fc.constantFrom('done' as const, 'unsent' as const, 'lost' as const, 'killed' as const),
  }),
);

let keys = 0;
const take = (server: Server, pending: Pending | null) => {
  if (!pending || server.keys.has(pending.key)) return;
  server.keys.add(pending.key);
  server.lists = applyChanges(server.lists, pending.changes);
};

function sync(server: Server, one: Device, fate: 'done' | 'unsent' | 'lost' | 'killed' = 'done') {
  keys += 1;
  one.state = startSync(one.state, one.local, `key-${keys}`);
  if (fate === 'unsent') return;
  const sent = one.state.pending?.key ?? null;
  take(server, one.state.pending);
  if (fate === 'lost') return;
  const after = finishSync(one.state, one.local, sent, { owner: 'customer', lists: server.lists });
  one.local = after.local;
  if (fate === 'done') one.state = after.state;
}

function play(steps: readonly Step[]) {
  const server: Server = { lists: emptySnapshot, keys: new Set() };
  const devices: Device[] = [0, 1, 2].map(() => ({ state: initialSyncState, local: emptySnapshot }));
  for (const one of steps) {
    const at = devices[one.on] as Device;
    if (one.do === 'sync') sync(server, at, one.fate);
    else {
      const change: SelectionChange =
        one.do === 'drop'
          ? { list: one.list, kind: 'drop', id: one.id }
          : {
              list: one.list,
              kind: at.local[one.list].some((entry) => entry.id === one.id) ? 'set' : 'add',
              entry: { id: one.id, ...(one.list === 'basket' && { count: one.count }) },
            };
      at.local = applyChanges(at.local, [change]);
    }
  }
  return { server, devices };
}

const contents = (lists: SelectionSnapshot) =>
  Object.fromEntries(syncedLists.map((name) => [name, lists[name].toSorted((one, other) => one.id - other.id)]));

test('devices converge once each was heard, whatever was lost, repeated or killed on the way', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const { server, devices } = play(steps);
      // Twice: what was pending is sent first, then what was changed since; and the last one's changes reach the others.
      for (let round = 0; round < 3; round += 1) for (const one of devices) sync(server, one);
      for (const one of devices) {
        expect(contents(one.local)).toEqual(contents(server.lists));
        expect(one.state.pending).toBeNull();
        expect(changesBetween(one.state.base, one.local)).toEqual([]);
      }
    }),
    { numRuns: 500 },
  );
});

test('nothing that somebody put aside is lost while nobody takes anything out', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const adding = steps.filter((one) => one.do !== 'drop');
      const { server, devices } = play(adding);
      for (const one of devices) sync(server, one);
      for (const one of devices) sync(server, one);
      for (const one of adding)
        if (one.do === 'add') expect(server.lists[one.list].map((entry) => entry.id)).toContain(one.id);
    }),
    { numRuns: 300 },
  );
});

test('what the only device did last stands, also when answers were lost', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const alone = steps.map((one) => ({ ...one, on: 0 }));
      const { server, devices } = play(alone);
      const own = devices[0] as Device;
      const wanted = contents(own.local);
      sync(server, own);
      sync(server, own);
      expect(contents(own.local)).toEqual(wanted);
      expect(contents(server.lists)).toEqual(wanted);
    }),
    { numRuns: 300 },
  );
});

const favorites = (...ids: number[]): SelectionSnapshot => ({
  ...emptySnapshot,
  favorites: ids.map((one) => ({ id: one })),
});

test('an answer that comes after signing out, or after another tab was faster, changes nothing', () => {
  const state = startSync(initialSyncState, favorites(1), 'a');
  const answer = { owner: 'customer', lists: favorites(1, 2) };
  expect(finishSync(initialSyncState, emptySnapshot, 'a', answer).local).toEqual(emptySnapshot);
  expect(finishSync(state, favorites(1), 'another', answer)).toEqual({ state, local: favorites(1) });
});

test('the next customer of a browser gets what was collected since, and nothing of the one before', () => {
  const state: SyncState = { owner: 'first', base: favorites(1, 2), pending: null };
  expect(changeOwner(state, favorites(2, 3)).local).toEqual(favorites(3));
});

test('a list stays in the order in which it was shown', () => {
  const state: SyncState = { owner: 'customer', base: favorites(3, 1), pending: null };
  const { local } = finishSync(state, favorites(3, 1), null, { owner: 'customer', lists: favorites(9, 1, 3) });
  expect(local).toEqual(favorites(3, 1, 9));
});
