import { expect, test } from 'vitest';
import { isEmail } from './lead/email.ts';
import { readAmounts } from './search/read-amounts.ts';

/** Requirement B-28: expressions are linear. */
const promisedMs = 50;

const hostile: readonly (readonly [what: string, read: (length: number) => unknown])[] = [
  ['an e-mail of dots', (length) => isEmail(`${'a.'.repeat(length / 2)}@`, 'spec')],
  ['an e-mail of dashes', (length) => isEmail(`a@${'a-'.repeat(length / 2)}`, 'any')],
  ...['до ', '1 ', 'млн ', 'от 2018', '-'].map(
    (word) => [`a search of «${word}»`, (length: number) => readAmounts(word.repeat(length / word.length))] as const,
  ),
];

test.each(hostile)(`%s, 10,000 characters long, is read within ${promisedMs} ms`, (what, read) => {
  read(100);
  const began = performance.now();
  read(10_000);
  const ms = performance.now() - began;
  console.log(`measured: ${what}: ${ms.toFixed(2)} ms`);
  expect(ms).toBeLessThan(promisedMs);
});
