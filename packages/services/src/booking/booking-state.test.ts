import { expect, test } from 'vitest';
import { type BookingChoice, bookingQuery, readBookingQuery } from './booking-state.ts';

const choice: BookingChoice = {
  mark: 'haval',
  model: 'Jolion',
  year: '2021',
  dealer: 'brand-one-sever',
  works: ['oil', 'tyres'],
  startsAt: '2026-11-24T10:00:00+03:00',
};

test('an address keeps what was chosen, and other parameters of the page', () => {
  const query = bookingQuery('?utm_source=mail', choice, 'contacts');
  expect(readBookingQuery(query)).toEqual({ choice, step: 'contacts' });
  expect(query).toContain('utm_source=mail');
});

test('a step that lacks what it needs leads back to the first one that is open', () => {
  expect(readBookingQuery('?step=contacts').step).toBe('car');
  expect(readBookingQuery('?step=time&mark=haval&model=Jolion&dealer=north').step).toBe('works');
  expect(readBookingQuery('?dealer=north').choice.dealer).toBe('north');
  expect(readBookingQuery('?step=strange&at=tomorrow')).toMatchObject({ step: 'car', choice: { startsAt: '' } });
});
