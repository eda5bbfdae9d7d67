import { pictureShapeOf } from '@showroom/domain/picture-shape';
import { expect, test } from 'vitest';
import { drawVersion } from '../draw-version.ts';
import { createRandom } from '../random.ts';
import { carMarks } from './all-cars.ts';
import { bodiesOf } from './bodies-in.ts';
import { commercial } from './commercial.data.ts';
import { enginesIn } from './engines-in.ts';
import { otherMarks } from './other-marks.ts';
import { enginesOfTrims } from './trim-engines.data.ts';
import type { EngineFacts, ModelFacts } from './types.ts';

const lastYear = 2026;
const cars = carMarks.flatMap((mark) => mark.models.map((model) => ({ at: `${mark.code}/${model.code}`, model })));
/** Codes are of a mark: another mark's model of the same code has none of these names. */
const named = cars.filter(({ model }) => model.trims.some((trim) => enginesOfTrims[model.code]?.[trim]));

function isPromised({ code }: ModelFacts, trim: string, [fuel, , power]: EngineFacts): boolean {
  const [least, most, only = fuel] = enginesOfTrims[code]?.[trim] ?? [0, Number.POSITIVE_INFINITY];
  return power >= least && power <= most && only === fuel;
}

test('every name of a version that says an engine stands at a model, and every engine of it has a name', () => {
  const known = new Set(named.flatMap(({ model }) => model.trims.map((trim) => `${model.code} ${trim}`)));
  const stated = Object.entries(enginesOfTrims).flatMap(([code, trims]) =>
    Object.keys(trims).map((trim) => `${code} ${trim}`),
  );
  expect(stated.filter((one) => !known.has(one))).toEqual([]);
  const nameless = named.flatMap(({ at, model }) => {
    const [from, to] = model.years;
    const years = Array.from({ length: (to ?? lastYear) - from + 1 }, (_, index) => from + index);
    return years
      .flatMap((year) => enginesIn(model, year))
      .filter((engine) => !model.trims.some((trim) => isPromised(model, trim, engine)))
      .map(([fuel, , power]) => `${at} ${fuel} ${power}`);
  });
  expect([...new Set(nameless)]).toEqual([]);
});

const drawn = (model: ModelFacts) =>
  Array.from({ length: 60 }, (_, seed) => drawVersion(createRandom(seed), model, 'used', bodiesOf('', model)));

test('no drawn version is called by the name of another engine: no Hellcat of 294 hp', () => {
  // What ended before has no vehicle in the stock.
  const offered = named.filter(({ model }) => (model.years[1] ?? lastYear) >= 2005);
  const wrong = offered.flatMap(({ at, model }) =>
    drawn(model)
      .filter(({ trim, engine }) => !isPromised(model, trim, engine))
      .map(({ trim, engine }) => `${at} ${trim} ${engine[2]}`),
  );
  expect([...new Set(wrong)]).toEqual([]);
});

test('a version that is called 4WD has four driven wheels, one that is called 2WD has not', () => {
  const wrong = [...cars.map(({ model }) => model), ...otherMarks.flatMap(({ models }) => models)]
    .filter(({ trims, years }) => trims.some((trim) => /WD|4x4/.test(trim)) && (years[1] ?? lastYear) >= 2005)
    .flatMap((model) =>
      drawn(model)
        .filter(({ trim, drive }) =>
          /4WD|AWD|4x4/.test(trim) ? drive !== 'full' : /[2R]WD/.test(trim) && drive === 'full',
        )
        .map(({ trim, drive }) => `${model.code} ${trim} ${drive}`),
    );
  expect([...new Set(wrong)]).toEqual([]);
});

/** Words of a lorry's or trailer's version, and the kinds of picture that show it. */
const drawnAs: readonly (readonly [RegExp, readonly string[]])[] = [
  [/тягач/i, ['tractor']],
  [/самосвал/i, ['dump', 'tipper']],
  [/бортов|коник/i, ['flatbed', 'light-flatbed', 'bonnet-flatbed', 'six-flatbed', 'six-bonnet-flatbed']],
  [/рефриж|камерн/i, ['reefer', 'small-reefer', 'mid-reefer']],
  [/промтовар|изотерм|фургон/i, ['box', 'light-box', 'bonnet-box', 'mid-box', 'six-box']],
  [/тентован|шторн/i, ['curtain']],
  [/футов/i, ['container']],
  [/шасси|вахтов/i, []],
];

test('a lorry or trailer is called what its picture shows', () => {
  const wrong = commercial.flatMap(({ code: markCode, models }) =>
    models.flatMap(({ code: modelCode, bodies, trims }) =>
      bodies
        .filter((body) => body === 'truck' || body === 'semi-trailer')
        .flatMap((bodyType) => {
          const shape = pictureShapeOf({ bodyType, markCode, modelCode, year: lastYear, klass: null });
          const kind = shape.slice(0, shape.lastIndexOf('-'));
          return trims
            .filter((trim) => drawnAs.some(([words, kinds]) => words.test(trim) && !kinds.includes(kind)))
            .map((trim) => `${markCode}/${modelCode} ${trim}: ${kind}`);
        }),
    ),
  );
  expect(wrong).toEqual([]);
});
