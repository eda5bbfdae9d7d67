import { expect, test } from 'vitest';
import { nearestCity } from './nearest-city.ts';

test.each([
  ['Khimki', 55.889, 37.445, 'msk'],
  ['Tver, 162 km from Moscow', 56.8587, 35.9176, 'msk'],
  ['Vyborg', 60.7139, 28.7572, 'spb'],
  ['Velikiy Novgorod', 58.5215, 31.2755, 'spb'],
  ['Bologoye, between both', 57.8783, 34.0486, null],
  ['Krasnodar', 45.0355, 38.9753, null],
])('%s', (_name, latitude, longitude, city) => {
  expect(nearestCity({ latitude, longitude })).toBe(city);
});
