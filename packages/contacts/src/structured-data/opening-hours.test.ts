import { expect, test } from 'vitest';
import { openingHours } from './opening-hours.ts';

test('a range of days is named day by day', () => {
  expect(openingHours([{ days: 'сб–вс', hours: '10:00–18:00' }])).toEqual([
    { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Saturday', 'Sunday'], opens: '10:00', closes: '18:00' },
  ]);
});

test('one day is a day', () => {
  expect(openingHours([{ days: 'сб', hours: '10:00–18:00' }])[0]).toMatchObject({ dayOfWeek: ['Saturday'] });
});

test.each([
  ['a day off', { days: 'сб–вс', hours: 'выходной' }],
  ['days that are no days', { days: 'праздники', hours: '10:00–18:00' }],
  ['a range that ends nowhere', { days: 'пн–праздники', hours: '10:00–18:00' }],
])('%s is left out', (_, row) => {
  expect(openingHours([row])).toEqual([]);
});
