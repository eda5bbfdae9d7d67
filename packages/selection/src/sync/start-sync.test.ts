import { emptySnapshot } from '@showroom/domain/selection/selection-snapshot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const storage = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  };
};
const listeners = new Map<string, () => void>();
const page = { cookie: '', visibilityState: 'visible', addEventListener: () => {} };
let answers: 'well' | 'not' | 'over';
let sent: { changes: { entry: { id: number } }[] }[];

beforeEach(() => {
  vi.useFakeTimers();
  answers = 'well';
  sent = [];
  page.cookie = '';
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('sessionStorage', storage());
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('addEventListener', (name: string, listener: () => void) => listeners.set(name, listener));
  vi.stubGlobal('fetch', async (_path: string, { body }: { body: string }) => {
    const call = JSON.parse(body);
    sent.push(call);
    if (answers === 'not') throw new TypeError('offline');
    if (answers === 'over') {
      page.cookie = '';
      return Response.json({ message: 'Войдите' }, { status: 401 });
    }
    const favorites = call.changes.map(({ entry }: { entry: object }) => ({ ...entry, group: 'cars' }));
    return Response.json({ owner: 'customer', isOwn: true, lists: { ...emptySnapshot, favorites } });
  });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.resetModules();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('a guest sends nothing; who signs in is sent for at once, a failure is only logged and sent again', async () => {
  // It listens for as long as its page lives: other tests of this process get stores of their own.
  vi.resetModules();
  const { useFavorites } = await import('../selection-lists.ts');
  const { readOwnLists } = await import('./own-lists.ts');
  const { sendLast, startSync } = await import('./start-sync.ts');
  startSync();
  useFavorites.getState().add('cars', { id: 1, price: null });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toEqual([]);
  page.cookie = 'loggedIn=1';
  answers = 'not';
  startSync();
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toHaveLength(1);
  expect(console.warn).toHaveBeenCalledTimes(1);
  expect(readOwnLists().favorites.map(({ id }) => id)).toEqual([1]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(sent).toHaveLength(2);
  answers = 'well';
  listeners.get('online')?.();
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toHaveLength(3);
  expect(sent.map(({ changes }) => changes.map(({ entry }) => entry.id))).toEqual([[1], [1], [1]]);
  // Heard a moment ago, and nothing new: nobody is asked.
  listeners.get('online')?.();
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toHaveLength(3);
  // A change is one call, and signing out sends what is left.
  useFavorites.getState().add('cars', { id: 2, price: null });
  await sendLast();
  expect(sent.at(-1)?.changes.map(({ entry }) => entry.id)).toEqual([2]);
});

test.each([
  ['his lists and his name go', 'customer', []],
  ['what he collected as a guest and nobody has yet stays', null, [1]],
])('a session that cannot be renewed is over on a public page too: %s', async (_, owner, left) => {
  vi.resetModules();
  const { useFavorites } = await import('../selection-lists.ts');
  const { useSignedIn } = await import('@showroom/visitor/signed-in-store');
  const { readOwnLists } = await import('./own-lists.ts');
  const { startSync } = await import('./start-sync.ts');
  page.cookie = 'loggedIn=1';
  useSignedIn
    .getState()
    .keepUser({ firstName: 'Вера', lastName: null, middleName: null, phone: '79990000000', email: null });
  useFavorites.getState().add('cars', { id: 1, price: null });
  if (owner !== null)
    localStorage.setItem('selectionSync.v1', JSON.stringify({ owner, base: emptySnapshot, pending: null }));
  answers = 'over';
  startSync();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent).toHaveLength(1);
  expect(readOwnLists().favorites.map(({ id }) => id)).toEqual(left);
  expect([useSignedIn.getState().user, localStorage.getItem('user.v1')]).toEqual([null, null]);
  expect(console.warn).not.toHaveBeenCalled();
});
