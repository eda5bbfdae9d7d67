import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const kept = new Map<string, string>();
const page = { cookie: '' };
let done: unknown[];

beforeEach(() => {
  vi.resetModules();
  kept.clear();
  page.cookie = '';
  done = [];
  vi.stubGlobal('document', page);
  vi.stubGlobal('localStorage', { getItem: (name: string) => kept.get(name) ?? null });
  vi.doMock('./sync/start-sync.ts', () => ({ startSync: () => done.push('sync') }));
  vi.doMock('./sync/forget-account.ts', () => ({
    forgetAccount: async (how: object) => {
      done.push(how);
      kept.clear();
    },
  }));
});
afterEach(() => {
  vi.doUnmock('./sync/start-sync.ts');
  vi.doUnmock('./sync/forget-account.ts');
  vi.unstubAllGlobals();
});

/** What is done on a page whose lists are shown in three places. */
async function show(): Promise<unknown[]> {
  const { keepWithAccount } = await import('./keep-with-account.ts');
  for (let place = 0; place < 3; place += 1) keepWithAccount();
  await vi.dynamicImportSettled();
  keepWithAccount();
  await vi.dynamicImportSettled();
  return done;
}

test('a guest loads nothing', async () => {
  expect(await show()).toEqual([]);
});

test('who is signed in has the lists kept, once', async () => {
  page.cookie = 'loggedIn=1';
  kept.set('user.v1', '{"phone":"79990000000"}');
  expect(await show()).toEqual(['sync']);
});

test('what a session left behind that went without a word is taken away, once', async () => {
  kept.set('user.v1', '{"phone":"79990000000"}');
  expect(await show()).toEqual([{ keepsGuests: true }]);
});
