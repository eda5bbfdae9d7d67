import { expect, test } from 'vitest';
import { bodyTypes, codesOf } from './dictionaries.ts';
import { formsOfModels } from './picture-forms.data.ts';
import { isPictureShape, pictureShapeOf, readCarShape, readMotoShape } from './picture-shape.ts';

const x5 = { bodyType: 'suv', markCode: 'bmw', modelCode: 'x5', year: 2024, klass: 'E' } as const;

test('a shape says size, time, family and build, and only known ones are read', () => {
  const shape = pictureShapeOf(x5);
  expect(readCarShape(shape)).toMatchObject({ size: 'e', era: '3', face: 'kidney' });
  expect(readCarShape(pictureShapeOf({ ...x5, year: 1998 }))?.era).toBe('1');
  expect(pictureShapeOf({ ...x5, modelCode: 'x6' })).not.toBe(shape);
  for (const wrong of ['', 'e4-kidney-1', 'e3-nose-1', 'e3-kidney-8', 'z3-kidney-1', `${shape}0`, '../e3-kidney-1'])
    expect(isPictureShape('suv', wrong)).toBe(false);
});

test('an electric car has no open grille, whatever its mark; a kidney stays one', () => {
  const faceOf = (markCode: string, engineType: 'electro' | 'hybrid') =>
    readCarShape(pictureShapeOf({ ...x5, markCode, engineType }))?.face;
  expect(faceOf('geely', 'electro')).toBe('closed');
  expect(faceOf('geely', 'hybrid')).toBe('slim');
  expect(faceOf('bmw', 'electro')).toBe('kidney');
});

test('a model of a family is drawn by its own measures, and only by measures that a model has', () => {
  const of = (modelCode: string, bodyType: 'suv' | 'sedan' = 'suv') =>
    pictureShapeOf({ ...x5, markCode: 'haval', modelCode, bodyType, klass: 'C' });
  expect(readCarShape(of('dargo'))?.form).toEqual({ line: 'b', length: 462, height: 178, clearance: 20 });
  expect(readCarShape(of('f7x'))?.form?.line).toBe('s');
  expect(readCarShape(of('f7', 'sedan'))?.form).toBeUndefined();
  expect(isPictureShape('suv', of('f7').replace('462', '463'))).toBe(false);
});

test('no two models of a mark whose measures are told are drawn alike', () => {
  const drawn = Object.entries(formsOfModels).map(([model, { build, ...form }]) => [
    model.split('/')[0],
    build,
    ...Object.values(form),
  ]);
  expect(new Set(drawn.map(String)).size).toBe(drawn.length);
});

test('what is drawn in a shape has one that is read again', () => {
  for (const bodyType of codesOf(bodyTypes)) {
    const shape = pictureShapeOf({ ...x5, bodyType, engineVolume: 250 });
    if (shape) expect([bodyType, isPictureShape(bodyType, shape)]).toEqual([bodyType, true]);
  }
});

test('lorries, trailers and quads stand as what they are', () => {
  const of = (
    bodyType: 'truck' | 'semi-trailer' | 'atv' | 'jet-ski' | 'off-road',
    modelCode: string,
    engineVolume = 0,
  ) => pictureShapeOf({ ...x5, bodyType, modelCode, engineVolume });
  expect(of('truck', '6520')).toMatch(/^dump-/);
  expect(of('truck', 'actros')).toMatch(/^tractor-/);
  for (const bonneted of ['gazelle-nn', 'gazelle-next', 'sobol-nn', 'transit', 'sprinter', 'crafter'])
    expect(of('truck', bonneted)).toMatch(/^light-flatbed-/);
  for (const bonneted of ['ducato', 'boxer', 'master']) expect(of('truck', bonneted)).toMatch(/^light-box-/);
  expect(of('truck', 'sadko-next')).toMatch(/^cross-flatbed-/);
  for (const small of ['porter-ii', 'bongo-iii', 'argo']) expect(of('truck', small)).toMatch(/^small-flatbed-/);
  for (const middle of ['4308', 'elf', 'mighty']) expect(of('truck', middle)).toMatch(/^mid-box-/);
  expect(of('semi-trailer', '914230')).toMatch(/^container-/);
  expect(of('atv', 'traxter-hd10')).toMatch(/^side-by-side-/);
  expect(of('atv', 'maverick-x3')).toMatch(/^sport-side-by-side-/);
  const seated = (modelCode: string, seats: number) => pictureShapeOf({ ...x5, bodyType: 'atv', modelCode, seats });
  expect(seated('traxter-hd10', 6)).toMatch(/^long-side-by-side-/);
  expect(seated('traxter-hd10', 3)).toMatch(/^side-by-side-/);
  expect(seated('rzr-xp-1000', 4)).toMatch(/^long-sport-side-by-side-/);
  expect(isPictureShape('atv', seated('rzr-xp-1000', 4))).toBe(true);
  expect(of('atv', 'raptor-700r')).toMatch(/^sport-quad-/);
  expect(of('jet-ski', 'superjet')).toMatch(/^stand-up-/);
  expect(of('atv', 'grizzly-700')).toMatch(/^quad-/);
  expect(of('truck', '43118')).toMatch(/^six-flatbed-/);
  expect(of('truck', 'gx')).toMatch(/^tractor-/);
  expect(of('semi-trailer', 'cargo')).toMatch(/^curtain-/);
  expect(of('off-road', 'any', 250)).toMatch(/^bare-l/);
  expect(of('off-road', 'electric', 0)).toMatch(/^electric-l/);
  expect(of('off-road', 'any', 1250)).toMatch(/^h/);
});

test('a cab with a second row, a quad for two and half of a car are drawn as what they are', () => {
  const of = (bodyType: 'truck' | 'atv' | 'van', modelCode: string, seats: number, markCode = 'gaz') =>
    pictureShapeOf({ ...x5, bodyType, markCode, modelCode, seats });
  expect(of('truck', 'gazelle-nn', 6)).toMatch(/^crew-light-flatbed-/);
  expect(of('truck', 'gazelle-nn', 3)).toMatch(/^light-flatbed-/);
  expect(of('truck', 'valdai-next', 7)).toMatch(/^crew-bonnet-box-/);
  expect(of('truck', 'sgr-bort', 5, 'uaz')).toMatch(/^crew-small-flatbed-/);
  // A second row that nobody has drawn is not shown.
  expect(of('truck', 'actros', 4)).toMatch(/^tractor-/);
  expect(of('atv', 'cforce-600', 2)).toMatch(/^long-quad-/);
  expect(of('atv', 'cforce-600', 1)).toMatch(/^quad-/);
  expect(of('atv', 'raptor-700r', 2)).toMatch(/^sport-quad-/);
  expect(of('truck', 'vis-2349', 2, 'lada')).toMatch(/^half-car-flatbed-/);
  const box = of('van', 'vis-2349', 2, 'lada');
  expect(readCarShape(box)?.halfCar).toBe(true);
  expect(isPictureShape('van', box)).toBe(true);
  expect(isPictureShape('sedan', box)).toBe(false);
  expect(readCarShape(of('van', 'largus-van', 2, 'lada'))?.halfCar).toBeUndefined();
});

test('a scooter, a sidecar, a tourer and an electric motorcycle are drawn as what they are', () => {
  const of = (bodyType: 'road' | 'classic' | 'enduro', address: string, engineVolume: number) => {
    const [markCode = '', modelCode = ''] = address.split('/');
    return readMotoShape(pictureShapeOf({ bodyType, markCode, modelCode, year: 2024, engineVolume }))?.kind;
  };
  expect(of('road', 'honda/forza-350', 330)).toBe('scooter');
  expect(of('classic', 'ural/gear-up', 749)).toBe('sidecar');
  expect(of('enduro', 'bmw/r-1250-gs', 1_254)).toBe('boxer');
  expect(of('classic', 'bmw/r-18', 1_802)).toBe('boxer-cruiser');
  expect(of('classic', 'harley-davidson/fat-boy', 1_923)).toBe('cruiser');
  expect(of('road', 'honda/gold-wing', 1_833)).toBe('tourer');
  expect(of('enduro', 'sur-ron/ultra-bee', 0)).toBe('electric');
  const enduro = { bodyType: 'enduro', markCode: 'cfmoto', modelCode: '650-mt', year: 2026 } as const;
  expect(readMotoShape(pictureShapeOf({ ...enduro, engineVolume: 649 }))?.weight).toBe('h');
  expect(readMotoShape(pictureShapeOf({ ...enduro, engineVolume: 292 }))?.weight).toBe('l');
  expect(of('road', 'honda/cb650r', 649)).toBeUndefined();
  const untold = { bodyType: 'road', markCode: 'honda', modelCode: 'cb650r', year: 2024, engineVolume: 0 } as const;
  expect(readMotoShape(pictureShapeOf({ ...untold, engineType: 'petrol' }))?.kind).toBeUndefined();
  expect(readMotoShape('moped-l1')).toBeUndefined();
});

test('a hatchback of three doors is drawn with them, and no other body', () => {
  const of = (bodyType: 'hatchback' | 'suv', modelCode: string) =>
    pictureShapeOf({ ...x5, bodyType, markCode: 'fiat', modelCode, klass: 'A' });
  expect(readCarShape(of('hatchback', '500'))?.threeDoors).toBe(true);
  expect(readCarShape(of('hatchback', 'punto'))?.threeDoors).toBeUndefined();
  expect(isPictureShape('hatchback', of('hatchback', '500'))).toBe(true);
  expect(isPictureShape('sedan', of('hatchback', '500'))).toBe(false);
});

test('a roadster of Can-Am has two wheels in front, other tricycles one', () => {
  const of = (markCode: string, modelCode = 'any') =>
    pictureShapeOf({ bodyType: 'tricycle', markCode, modelCode, year: 2024, engineVolume: 1330 });
  expect(readMotoShape(of('can-am'))).toMatchObject({ kind: 'pair', weight: 'h' });
  expect(readMotoShape(of('can-am', 'ryker-900'))?.kind).toBe('short-pair');
  expect(readMotoShape(of('can-am', 'spyder-rt'))?.kind).toBe('touring-pair');
  expect(readMotoShape(of('can-am', 'canyon'))?.kind).toBe('adventure-pair');
  expect(readMotoShape(of('harley-davidson'))).toMatchObject({ kind: undefined, weight: 'h' });
});
