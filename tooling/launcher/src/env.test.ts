import { expect, test } from 'vitest';
import { readLaunchEnv } from './env.ts';
import { findShells } from './shells.ts';

const shells = await findShells();

test('a bare machine gets the documented ports and a secret of its own', () => {
  const env = readLaunchEnv(shells, {});
  expect(env).toMatchObject({ shellPorts: { 'brand-one': 3001, asc: 3002 }, API_PORT: 4000 });
  expect(env.DATA_DIR.endsWith('.data')).toBe(true);
  expect(readLaunchEnv(shells, {}).secret).not.toBe(env.secret);
});

test.each([
  [{ API_PORT: 'abc' }, 'API_PORT'],
  [{ ASC_PORT: '70000' }, 'ASC_PORT'],
  [{ BRAND_ONE_PORT: '0' }, 'BRAND_ONE_PORT'],
  [{ DATABASE_URL: 'mysql://u:geheim@host/db' }, 'DATABASE_URL'],
  [{ SEED_VEHICLES: '-5' }, 'SEED_VEHICLES'],
  [{ BRAND_ONE_PORT: '3002' }, 'different'],
])('%o is refused with a sentence that names it', (given, word) => {
  expect(() => readLaunchEnv(shells, given)).toThrow(word);
});

test('a password of a wrong address is not printed', () => {
  expect(() => readLaunchEnv(shells, { DATABASE_URL: 'mysql://u:geheim@host/db' })).toThrow(/^(?!.*geheim)/s);
});
