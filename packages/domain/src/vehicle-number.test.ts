import { expect, test } from 'vitest';
import { numberLabel } from './vehicle-number.ts';

test.each([
  ['XTAxxxxxxxx123456', 'sedan', 'VIN'],
  ['ZVW50-xxx2345', 'sedan', 'Номер кузова'],
  ['YDVxxxxxxxx123456', 'jet-ski', 'Номер корпуса'],
] as const)('%s of a %s is called %s', (number, bodyType, label) => {
  expect(numberLabel(number, bodyType)).toBe(label);
});
