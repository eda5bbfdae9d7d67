import { expect, test } from 'vitest';
import { cabinEras, cabinOf, cabinToken, cabinTrims, readCabin } from './picture-cabin.ts';
import { cabinShapeBeside, interiorAngleOf, pictureShapeOf, readCabinShape } from './picture-shape.ts';

test.each([
  [{ year: 1998 }, 'dials-cloth'],
  [{ year: 2005, power: 249 }, 'dials-leather'],
  [{ year: 2006 }, 'display-cloth'],
  [{ year: 2015 }, 'display-cloth'],
  [{ year: 2016 }, 'screens-cloth'],
  [{ year: 2024, power: 249 }, 'screens-light'],
  [{ year: 2019, engineType: 'electro' as const }, 'screens-cloth'],
  [{ year: 2023, engineType: 'electro' as const, power: 249 }, 'electric-leather'],
])('%o is drawn with %s', (facts, token) => expect(cabinToken(cabinOf(facts, 'd'))).toBe(token));

/** The part of the path that the names of a vehicle's pictures lead to; '' where it has no cabin. */
function cabinShapeOf(vehicle: Parameters<typeof interiorAngleOf>[0]): string {
  const [, code = ''] = /^interior-(.+)$/.exec(interiorAngleOf(vehicle)) ?? [];
  return cabinShapeBeside(vehicle.bodyType, pictureShapeOf(vehicle), code) ?? '';
}

const x5 = { bodyType: 'suv', markCode: 'bmw', modelCode: 'x5', year: 2024, klass: 'E', power: 249 } as const;

test('an interior knows size, pillars and cabin, not the model: models share it', () => {
  expect(cabinShapeOf(x5)).toBe('e3-screens-light');
  expect(cabinShapeOf({ ...x5, markCode: 'audi', modelCode: 'q7' })).toBe('e3-screens-light');
  expect(cabinShapeOf({ ...x5, year: 1998, power: 90 })).toBe('e1-dials-cloth');
  expect(cabinShapeOf({ ...x5, bodyType: 'truck', year: 2003, power: 90 })).toBe('dials-cloth');
  expect(cabinShapeOf({ ...x5, bodyType: 'semi-trailer' })).toBe('');
});

test('what is written is read again, nothing else is', () => {
  for (const era of cabinEras)
    for (const trim of cabinTrims) {
      expect(readCabin(cabinToken({ era, trim }))).toEqual({ era, trim });
      expect(readCabinShape('sedan', `d2-${era}-${trim}`)).toEqual({ size: 'd', era: '2', cabin: { era, trim } });
    }
  for (const wrong of ['', 'dials', 'dials-wood', 'tubes-cloth', 'd2-dials-cloth-1', 'd4-dials-cloth', 'dials-cloth'])
    expect(readCabinShape('sedan', wrong)).toBeUndefined();
  expect(readCabinShape('sedan', pictureShapeOf(x5))).toBeUndefined();
  expect(readCabinShape('semi-trailer', 'dials-cloth')).toBeUndefined();
});

test.each([
  [x5, 'e3-screens-light'],
  [{ ...x5, year: 1998, power: 90 }, 'e1-dials-cloth'],
  [{ ...x5, engineType: 'electro' as const }, 'e3-electric-light'],
  [{ ...x5, bodyType: 'truck' as const, year: 2003 }, 'dials-leather'],
])('beside the other angles of %o an interior leads to its picture, and no other code does', (vehicle, shape) => {
  const [, code = ''] = /^interior-(.+)$/.exec(interiorAngleOf(vehicle)) ?? [];
  expect(cabinShapeBeside(vehicle.bodyType, pictureShapeOf(vehicle), code)).toBe(shape);
  for (const wrong of ['', 's', 'sx', 'slw', 'constructor'])
    expect(cabinShapeBeside(vehicle.bodyType, pictureShapeOf(vehicle), wrong)).toBeUndefined();
  expect(cabinShapeBeside(vehicle.bodyType, 'nothing', code)).toBeUndefined();
});

test('where there is no cabin the interior has no code', () => {
  expect(interiorAngleOf({ ...x5, bodyType: 'semi-trailer' })).toBe('interior');
});
