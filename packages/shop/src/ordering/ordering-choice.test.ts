import { expect, test } from 'vitest';
import type { Quote } from './ordering-calls.ts';
import { allowedChoice, isBrought, readChoice } from './ordering-choice.ts';

const quote = (...payments: Quote['payments']) =>
  ({ payments, centres: [{ code: 'north' }], points: null }) as unknown as Quote;
const choice = { ...readChoice(), receiving: 'pickup' as const, dealer: 'gone' };

test('a centre that hands out and a payment that is offered take the place of those that are not', () => {
  expect(allowedChoice(choice, quote('online', 'receipt'))).toMatchObject({ dealer: 'north', pay: 'online' });
  expect(allowedChoice({ ...choice, receiving: 'delivery', pay: 'receipt' }, quote('online'))).toMatchObject({
    pay: 'online',
  });
});

test('where no bank is connected one pays in the centre, and nothing is brought', () => {
  expect(allowedChoice(choice, quote('receipt'))).toMatchObject({ pay: 'receipt' });
  expect([isBrought(quote('receipt')), isBrought(quote('online', 'receipt'))]).toEqual([false, true]);
});
