import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { useSignedIn } from './signed-in-store.ts';

const jar = { cookie: '' };
const storage = new Map<string, string>();
const user = { firstName: 'Вера', lastName: null, middleName: null, phone: '79160000001', email: 'vera@example.com' };
const calls: string[] = [];
let answer: () => Response;

// Files share their process.
afterAll(() => void vi.unstubAllGlobals());
beforeEach(() => {
  jar.cookie = 'loggedIn=1';
  storage.clear();
  calls.length = 0;
  answer = () => Response.json({ ...user, isEmailConfirmed: true });
  vi.stubGlobal('document', jar);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  });
  vi.stubGlobal('fetch', async (path: string) => {
    calls.push(path);
    return answer();
  });
  useSignedIn.setState({ user: null });
  vi.resetModules();
});

/** As a page that was just loaded has it: modules of its own, the same store. */
async function loadPage() {
  vi.doMock('./signed-in-store.ts', () => ({ useSignedIn }));
  return (await import('./ask-own-user.ts')).askOwnUser;
}

test('a session whose profile this browser has lost is asked for it once a page, and kept', async () => {
  const askOwnUser = await loadPage();
  await Promise.all([askOwnUser(), askOwnUser()]);
  expect(calls).toEqual(['/api/user/']);
  expect(useSignedIn.getState().user).toEqual(user);
  expect(JSON.parse(storage.get('user.v1') ?? '')).toEqual(user);
});

test('a guest and a known customer ask nothing', async () => {
  const askOwnUser = await loadPage();
  jar.cookie = '';
  await askOwnUser();
  jar.cookie = 'loggedIn=1';
  useSignedIn.setState({ user });
  await askOwnUser();
  expect(calls).toEqual([]);
});

test.each([
  ['nobody answers', () => Promise.reject(new TypeError('away')) as unknown as Response],
  ['the session is over', () => Response.json({ message: 'Войдите' }, { status: 401 })],
  [
    'somebody signs out meanwhile',
    () => {
      jar.cookie = '';
      return Response.json(user);
    },
  ],
])('%s: nothing is kept', async (_name, given) => {
  answer = given;
  const askOwnUser = await loadPage();
  await askOwnUser();
  expect(calls).toHaveLength(1);
  expect(useSignedIn.getState().user).toBeNull();
});
