import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { countChosen, readSelection } from './chosen.ts';
import { localSelection } from './selection-storage.ts';
import { createSelectionStore } from './selection-store.ts';

const key = 'chosen.v1';
const groups = ['cars', 'moto'] as const;
let kept: Map<string, string>;
let refuses: 'nothing' | 'writing' | 'everything';
let listeners: Map<string, (event: object) => void>;

// Files share their process.
afterAll(() => void vi.unstubAllGlobals());
beforeEach(() => {
  kept = new Map();
  refuses = 'nothing';
  listeners = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => {
      if (refuses === 'everything') throw new DOMException('off', 'SecurityError');
      return kept.get(name) ?? null;
    },
    setItem: (name: string, value: string) => {
      if (refuses !== 'nothing') throw new DOMException('full', 'QuotaExceededError');
      kept.set(name, value);
    },
  });
  vi.stubGlobal('addEventListener', (name: string, listener: (event: object) => void) => listeners.set(name, listener));
});

const open = (limit = 3) => {
  const store = createSelectionStore({ groups, limit, storage: localSelection(key) });
  store.getState().restore();
  return store;
};
const car = (id: number, price: number | null = null) => ({ id, price });
const ids = (store: ReturnType<typeof open>, type: 'cars' | 'moto' = 'cars') =>
  (store.getState().selection[type] ?? []).map(({ id }) => id);

test('what was chosen is there on the next visit, with its price and in its order', () => {
  const store = open();
  store.getState().add('cars', car(2, 500));
  store.getState().add('cars', car(1));
  store.getState().add('moto', car(3));
  const next = open().getState();
  expect(next.selection).toEqual({ cars: [car(2, 500), car(1)], moto: [car(3)] });
  expect(countChosen(next.selection)).toBe(3);
});

test('a vehicle is chosen once, and a full list says so and stays as it was', () => {
  const store = open(2);
  expect(store.getState().add('cars', car(1))).toBe(true);
  expect(store.getState().add('cars', car(1, 100))).toBe(true);
  expect(store.getState().add('cars', car(2))).toBe(true);
  expect(store.getState().add('cars', car(3))).toBe(false);
  expect(store.getState().add('moto', car(4))).toBe(true);
  expect(ids(store)).toEqual([1, 2]);
});

test('a removed vehicle can be put back to its place', () => {
  const store = open();
  for (const id of [1, 2, 3]) store.getState().add('cars', car(id));
  store.getState().remove('cars', [1]);
  expect(ids(store)).toEqual([2, 3]);
  store.getState().putBack('cars', car(1), 0);
  expect(ids(store)).toEqual([1, 2, 3]);
});

test('two tabs do not undo each other, and each learns of the other', () => {
  const [one, other] = [open(), open()];
  one.getState().add('cars', car(1));
  other.getState().add('cars', car(2));
  expect(ids(other)).toEqual([1, 2]);
  const [here] = [open()];
  kept.set(key, JSON.stringify({ moto: [car(9)] }));
  listeners.get('storage')?.({ key: 'another' });
  expect(ids(here, 'moto')).toEqual([]);
  listeners.get('storage')?.({ key });
  expect(ids(here, 'moto')).toEqual([9]);
  kept.clear();
  listeners.get('storage')?.({ key: null });
  expect(here.getState().selection).toEqual({});
});

test('a page that comes back from the browser’s memory reads anew', () => {
  const store = open();
  kept.set(key, JSON.stringify({ cars: [car(7)] }));
  listeners.get('pageshow')?.({ persisted: false });
  expect(ids(store)).toEqual([]);
  listeners.get('pageshow')?.({ persisted: true });
  expect(ids(store)).toEqual([7]);
});

test.each(['writing', 'everything'] as const)('while storage refuses %s, a list holds for the page', (what) => {
  refuses = what;
  const store = open();
  store.getState().add('cars', car(1));
  store.getState().add('cars', car(2));
  store.getState().remove('cars', [1]);
  expect(ids(store)).toEqual([2]);
  expect(store.getState().ready).toBe(true);
});

test.each([
  ['no JSON', '{"cars":'],
  ['a list', '[1,2]'],
  ['a number', '5'],
  ['another form', '{"cars":{"id":1},"moto":"1,2"}'],
  ['strange ids', '{"cars":[{"id":0},{"id":1.5},{"id":"7"},{"id":99999999999},null,3]}'],
  ['a type that does not exist', '{"boats":[{"id":1}],"__proto__":[{"id":1}]}'],
])('broken storage is no reason to fail: %s', (_name, text) => {
  kept.set(key, text);
  const store = open();
  expect(store.getState().selection).toEqual({});
  store.getState().add('cars', car(1));
  expect(ids(open())).toEqual([1]);
});

test('doubles, prices of no kind and what is over the limit are left out', () => {
  const list = [car(1, -5), { id: 1, price: 7 }, { id: 2, price: 'free' }, car(3, 9), car(4)];
  expect(readSelection({ cars: list }, { groups, limit: 3 })).toEqual({ cars: [car(1), car(2), car(3, 9)] });
});

test('where a selection is kept is for its storage to say: an account may answer in place of the browser', () => {
  let account: object = { cars: [car(1)] };
  const changed: (() => void)[] = [];
  const store = createSelectionStore({
    groups,
    limit: 3,
    storage: {
      read: () => account,
      write: (selection) => {
        account = selection;
        return true;
      },
      watch: (onChange) => changed.push(onChange),
    },
  });
  store.getState().add('moto', car(2));
  expect(account).toEqual({ cars: [car(1)], moto: [car(2)] });
  account = { cars: [car(3)] };
  for (const tell of changed) tell();
  expect(store.getState().selection).toEqual({ cars: [car(3)] });
  expect(kept.size).toBe(0);
});
