import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const led: string[] = [];
let answerLogout: (status: number) => void = () => {};

beforeEach(() => {
  vi.resetModules();
  led.length = 0;
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {},
    removeItem: () => {},
    length: 0,
    key: () => null,
  });
  vi.stubGlobal('location', { pathname: '/lk/profile/', search: '', assign: (path: string) => led.push(path) });
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise((resolve) => {
        answerLogout = (status) => resolve(Response.json({}, { status }));
      }),
  );
});
afterEach(() => vi.unstubAllGlobals());

const later = () => new Promise((resolve) => setTimeout(resolve));

test('a read that is refused while the visitor signs out does not take him to the sign-in', async () => {
  const { leaveToSignIn, signOut } = await import('./sign-out.ts');
  const left = signOut();
  leaveToSignIn();
  await later();
  answerLogout(200);
  expect(await left).toBe(true);
  leaveToSignIn();
  await later();
  expect(led).toEqual(['/']);
});

test('a sign-out that nobody answered leaves a session that can still end by itself', async () => {
  const { leaveToSignIn, signOut } = await import('./sign-out.ts');
  const left = signOut();
  await later();
  answerLogout(503);
  expect(await left).toBe(false);
  leaveToSignIn();
  await vi.waitFor(() => expect(led).toEqual(['/lk/auth/?next=%2Flk%2Fprofile%2F']));
});
