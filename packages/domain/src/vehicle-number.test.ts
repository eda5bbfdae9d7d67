import { expect, test } from 'vitest';
import { numberLabel } from './vehicle-number.ts';

test.each([
  ['XTAxxxxxxxx123456', 'VIN'],
  ['ZVW50-xxx2345', 'Номер кузова'],
])('%s is called %s', (number, label) => {
  expect(numberLabel(number)).toBe(label);
});
