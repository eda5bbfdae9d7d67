import { expect, test } from 'vitest';
import { hashCheaply, hashPassword, isPassword } from './password.ts';

/** Until the file is over the real cost holds. */
const withRealCost = async <T>(run: () => Promise<T>): Promise<T> => {
  hashCheaply()();
  return run().finally(hashCheaply);
};

test('a password is hashed at OWASP’s figures, and whoever does not exist costs the same work', () =>
  withRealCost(async () => {
    const hash = await hashPassword('Пароль-1234567890');
    expect(hash).toMatch(/^scrypt\$15\$8\$3\$[\w-]{22}\$[\w-]{43}$/);
    expect(await isPassword('Пароль-1234567890', hash)).toBe(true);
    expect(await isPassword('Пароль-1234567891', hash)).toBe(false);
    const before = process.cpuUsage();
    expect(await isPassword('Пароль-1234567890', undefined)).toBe(false);
    const { user, system } = process.cpuUsage(before);
    // 2^15 blocks, thrice: no machine does that in a millisecond of its processor.
    expect(user + system).toBeGreaterThan(10_000);
  }));

test('a hash names its own cost: a cheaper one of before is still understood', async () => {
  const hash = await hashPassword('пароль');
  expect(hash).toMatch(/^scrypt\$4\$/);
  expect(await withRealCost(() => isPassword('пароль', hash))).toBe(true);
});
