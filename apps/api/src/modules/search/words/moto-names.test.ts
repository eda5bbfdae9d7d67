import { expect, test } from 'vitest';
import { withMotoNames } from './moto-names.ts';

test.each([
  ['драга', 'yamaha drag star'],
  ['Ямаха драгстар 400', 'ямаха drag star 400'],
  ['дюк 390', 'ktm 390 duke'],
  ['гусь', 'honda gold wing'],
  ['гусь бмв', 'gs бмв'],
  ['мотоцыклы бу', 'мотоциклы бу'],
  ['мотоцыкл спорт', 'спортбайк'],
  ['пит 140', 'питбайк 140'],
  ['снегоход тайга', 'снегоход'],
  ['скиду скандик 600', 'снегоход'],
])('«%s» is «%s»', (typed, meant) => {
  expect(withMotoNames(typed)).toBe(meant);
});

test.each(['масло для снегохода', 'Веста кросс', 'вулкан с пробегом', 'бак 400', 'хорнет', 'лид', 'соляра'])(
  '«%s» is left as it was typed',
  (typed) => {
    expect(withMotoNames(typed)).toBe(typed);
  },
);
