import { expect, test } from 'vitest';
import { signLetters } from './mark-sign.tsx';

test.each([
  ['Toyota', 'T'],
  ['Mercedes-Benz', 'MB'],
  ['Land Rover', 'LR'],
  ['BMW', 'BMW'],
  ['УАЗ', 'УАЗ'],
  ['Москвич', 'М'],
])('%s is signed %s', (name, letters) => expect(signLetters(name)).toBe(letters));
