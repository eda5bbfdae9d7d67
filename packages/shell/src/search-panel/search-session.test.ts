import { createQueryClient } from '@showroom/visitor/query-client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SearchAsk, SearchFound } from './find-all.ts';
import { createSearchSession, searchPause } from './search-session.ts';

type Call = { ask: SearchAsk; signal: AbortSignal; answer: (found: SearchFound | null) => Promise<void> };

const facts = { year: 2021, mileageKm: 45_000, condition: 'used' } as const;
const foundOf = (vehicles: number, accessories: number, mark = 'Toyota', pages = 0): SearchFound => ({
  vehicles: {
    items: [{ id: 1, type: 'cars', mark, model: 'X', modification: '', ...facts, price: 1, picture: null }],
    totalPages: 3,
    total: vehicles,
    facet: [],
    missing: null,
  },
  accessories: { items: [], totalPages: 2, total: accessories, facet: [], missing: null },
  pages: { items: [], totalPages: 1, total: pages, facet: [] },
});

/** A session whose answers come when the test says so; with the cache of its own page unless given one. */
function start(client = createQueryClient()) {
  const calls: Call[] = [];
  const session = createSearchSession((ask, signal) => {
    const { promise, resolve } = Promise.withResolvers<SearchFound | null>();
    const answer = async (found: SearchFound | null) => {
      resolve(found);
      await vi.advanceTimersByTimeAsync(0);
    };
    calls.push({ ask, signal, answer });
    return promise;
  }, client);
  const last = () => {
    const call = calls.at(-1);
    if (!call) throw new Error('Nothing was asked.');
    return call;
  };
  /** A whole query, typed and answered. */
  const query = async (text: string, found: SearchFound | null) => {
    session.type(text);
    vi.advanceTimersByTime(searchPause);
    await last().answer(found);
  };
  return { session, calls, last, query };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a run of letters is one call, 300 ms after the last of them', () => {
  const { session, calls, last } = start();
  for (const text of ['к', 'ка', 'кам']) {
    session.type(text);
    vi.advanceTimersByTime(searchPause - 1);
  }
  expect(calls).toHaveLength(0);
  vi.advanceTimersByTime(1);
  expect(calls).toHaveLength(1);
  expect(last().ask).toMatchObject({ query: 'кам', pageVehicles: 1, pageAccessories: 1 });
  session.type('кам ');
  vi.advanceTimersByTime(searchPause);
  expect(calls).toHaveLength(1);
});

test('a late older answer never overwrites a newer one', async () => {
  const { session, calls, last } = start();
  session.type('бмв');
  vi.advanceTimersByTime(searchPause);
  session.type('бмв x5');
  vi.advanceTimersByTime(searchPause);
  expect(calls[0]?.signal.aborted).toBe(true);
  await last().answer(foundOf(1, 0, 'new'));
  await calls[0]?.answer(foundOf(9, 0, 'old'));
  expect(session.state().found?.vehicles.items[0]?.mark).toBe('new');
});

test('after a query the first tab that has something is open: catalogue, else accessories, else pages', async () => {
  const { session, query } = start();
  await query('а', foundOf(1, 1));
  expect(session.state().tab).toBe('vehicles');
  await query('б', foundOf(0, 1));
  expect(session.state().tab).toBe('accessories');
  await query('г', foundOf(0, 1, '', 9));
  expect(session.state().tab).toBe('accessories');
  await query('д', foundOf(0, 0, '', 1));
  expect(session.state().tab).toBe('pages');
  await query('в', foundOf(0, 0));
  expect(session.state().tab).toBeNull();
});

test('a tab is asked for afresh and stays open, though the other has more', async () => {
  const { session, calls, last, query } = start();
  await query('а', foundOf(5, 1));
  session.openTab('accessories');
  expect([session.state().tab, session.state().phase, calls.length]).toEqual(['accessories', 'again', 2]);
  await last().answer(foundOf(5, 1));
  expect([session.state().tab, session.state().phase]).toEqual(['accessories', 'ready']);
});

test('a ticked facet asks for the first page without the loading state, and another query starts with none', async () => {
  const { session, last, query } = start();
  await query('а', foundOf(40, 1));
  session.turn('vehicles', 3);
  expect(last().ask.pageVehicles).toBe(3);
  session.toggle('vehicles', 'Camry');
  expect(last().ask).toMatchObject({
    pageVehicles: 1,
    filter: { model: ['Camry'], accCategoryNameRu: [], section: [] },
  });
  expect(session.state()).toMatchObject({ phase: 'again', found: { vehicles: { total: 40 } } });
  session.toggle('vehicles', 'Camry');
  expect(last().ask.filter.model).toEqual([]);
  session.toggle('vehicles', 'Camry');
  await query('другой', foundOf(1, 1));
  expect(last().ask.filter).toEqual({ model: [], accCategoryNameRu: [], section: [] });
});

test('a failure is told, and the same question can be asked again', async () => {
  const { session, last, query } = start();
  await query('а', null);
  expect(session.state()).toMatchObject({ phase: 'failed', text: 'а' });
  session.retry();
  await last().answer(foundOf(1, 0));
  expect(session.state()).toMatchObject({ phase: 'ready', tab: 'vehicles' });
});

test('an emptied field and a closed panel forget everything and leave what was asked', async () => {
  const { session, last, query } = start();
  await query('а', foundOf(1, 1));
  session.type('аб');
  vi.advanceTimersByTime(searchPause);
  session.type('');
  expect(last().signal.aborted).toBe(true);
  expect(session.state()).toMatchObject({ phase: 'idle', found: null, tab: null });
  await query('а', foundOf(1, 1));
  session.stop();
  expect(session.state()).toMatchObject({ phase: 'idle', text: '', found: null });
});

test('Enter does not wait for more letters', () => {
  const { session, calls } = start();
  session.type('лада');
  expect(session.hurry()).toBe(true);
  expect(calls).toHaveLength(1);
  expect(session.hurry()).toBe(false);
  vi.advanceTimersByTime(searchPause);
  expect(calls).toHaveLength(1);
});

test('a query that was answered a moment ago is shown at once, without a pause and without a call', async () => {
  const client = createQueryClient();
  const first = start(client);
  await first.query('камри', foundOf(3, 0, 'Toyota'));
  first.session.stop();
  // Back from a result: the panel opens anew over the same page.
  const { session, calls } = start(client);
  session.type('камри');
  await vi.advanceTimersByTimeAsync(0);
  expect(session.state()).toMatchObject({ phase: 'ready', tab: 'vehicles', found: { vehicles: { total: 3 } } });
  expect(calls).toHaveLength(0);
  vi.setSystemTime(Date.now() + 30_001);
  session.type('');
  session.type('камри');
  vi.advanceTimersByTime(searchPause);
  expect(calls).toHaveLength(1);
});

test('a failure is not kept', async () => {
  const client = createQueryClient();
  await start(client).query('а', null);
  const { session, calls } = start(client);
  session.type('а');
  vi.advanceTimersByTime(searchPause);
  expect(calls).toHaveLength(1);
});
