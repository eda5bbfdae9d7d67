import { expect, test } from 'vitest';
import type { Attribute } from '../words/attributes.data.ts';
import { sayFeature, sayTogether } from './say-facts.ts';

test.each<[Attribute, string | undefined]>([
  [{ key: 'color', value: ['gray', 'silver'] }, 'серого цвета'],
  [{ key: 'bodyType', value: ['suv', 'suv-3d'] }, 'в кузове внедорожник'],
  [{ key: 'bodyType', value: ['suv', 'hatchback', 'liftback', 'wagon'] }, 'с пятью дверями'],
  [{ key: 'gear', value: ['automatic', 'variator', 'robot'] }, 'с автоматической коробкой'],
  [{ key: 'condition', value: 'new' }, 'без пробега'],
  [{ key: 'color', value: ['black'], not: true }, undefined],
  [{ key: 'gear', value: ['variator'], not: true }, 'без вариатора'],
  [{ key: 'country', value: ['de'] }, undefined],
])('%j is said as «%s»', (attribute, said) => {
  expect(sayFeature(attribute)).toBe(said);
});

test('what comes with a vehicle is joined', () => {
  expect(sayTogether(['белого цвета', 'с двигателем 1,6 л', 'с автоматической коробкой'])).toBe(
    'белого цвета с двигателем 1,6 л и автоматической коробкой',
  );
  expect(sayTogether(['с роботом', 'с пробегом'])).toBe('с роботом с пробегом');
});
