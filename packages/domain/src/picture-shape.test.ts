import { expect, test } from 'vitest';
import { bodyTypes, codesOf } from './dictionaries.ts';
import { isPictureShape, pictureShapeOf, readCarShape } from './picture-shape.ts';

const x5 = { bodyType: 'suv', markCode: 'bmw', modelCode: 'x5', year: 2024, klass: 'E' } as const;

test('a shape says size, time, family and build, and only known ones are read', () => {
  const shape = pictureShapeOf(x5);
  expect(readCarShape(shape)).toMatchObject({ size: 'e', era: '3', face: 'kidney' });
  expect(readCarShape(pictureShapeOf({ ...x5, year: 1998 }))?.era).toBe('1');
  expect(pictureShapeOf({ ...x5, modelCode: 'x6' })).not.toBe(shape);
  for (const wrong of ['', 'e4-kidney-1', 'e3-nose-1', 'e3-kidney-8', 'z3-kidney-1', `${shape}0`, '../e3-kidney-1'])
    expect(isPictureShape('suv', wrong)).toBe(false);
});

test('what is drawn in a shape has one that is read again', () => {
  for (const bodyType of codesOf(bodyTypes)) {
    const shape = pictureShapeOf({ ...x5, bodyType, engineVolume: 250 });
    if (shape) expect([bodyType, isPictureShape(bodyType, shape)]).toEqual([bodyType, true]);
  }
});

test('lorries, trailers and quads stand as what they are', () => {
  const of = (bodyType: 'truck' | 'semi-trailer' | 'atv' | 'off-road', modelCode: string, engineVolume = 0) =>
    pictureShapeOf({ ...x5, bodyType, modelCode, engineVolume });
  expect(of('truck', '6520')).toMatch(/^dump-/);
  expect(of('truck', 'actros')).toMatch(/^tractor-/);
  expect(of('semi-trailer', '914230')).toMatch(/^container-/);
  expect(of('atv', 'maverick-x3')).toMatch(/^side-by-side-/);
  expect(of('off-road', 'any', 250)).toMatch(/^bare-l/);
  expect(of('off-road', 'any', 1250)).toMatch(/^h/);
});
