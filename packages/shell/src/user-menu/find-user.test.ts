import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const jar = { cookie: '' };
const storage = new Map<string, string>();
let answer: () => Response;

beforeEach(() => {
  vi.resetModules();
  jar.cookie = 'loggedIn=1';
  storage.clear();
  vi.stubGlobal('document', jar);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('fetch', async () => answer());
});
afterEach(() => vi.unstubAllGlobals());

const favorites = { cars: [{ id: 1, price: null }] };
const find = async () => {
  storage.set('selectionSync.v1', JSON.stringify({ owner: 'customer', base: {}, pending: null }));
  const { useFavorites } = await import('@showroom/selection/selection-lists');
  const { useSignedIn } = await import('@showroom/visitor/signed-in-store');
  useFavorites.getState().add('cars', { id: 1, price: null });
  await (await import('./find-user.ts')).findUser();
  return { user: useSignedIn.getState().user, favorites: useFavorites.getState().selection };
};

test('a browser with the session and without the name learns it', async () => {
  const user = { firstName: 'Вера', lastName: null, middleName: null, phone: '79160000001', email: null };
  answer = () => Response.json(user);
  expect(await find()).toEqual({ user, favorites });
});

test('a session that is over takes its lists with it; no answer changes nothing', async () => {
  answer = () => Response.json({}, { status: 503 });
  expect(await find()).toEqual({ user: null, favorites });
  vi.resetModules();
  answer = () => {
    jar.cookie = '';
    return Response.json({}, { status: 401 });
  };
  expect((await find()).favorites).not.toEqual(favorites);
});
