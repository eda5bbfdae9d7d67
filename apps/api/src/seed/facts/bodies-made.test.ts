import type { BodyType } from '@showroom/domain/dictionaries';
import { threeDoorHatchbacks } from '@showroom/domain/doors';
import { expect, test } from 'vitest';
import { seedYear } from '../calendar.ts';
import { drawVersion } from '../draw-version.ts';
import { createRandom } from '../random.ts';
import { carMarks } from './all-cars.ts';
import { bodiesOf, covers } from './bodies-in.ts';
import { bodiesMade } from './bodies-made.data.ts';
import type { ModelFacts } from './types.ts';

const models = new Map<string, ModelFacts>(
  carMarks.flatMap((mark) => mark.models.map((model) => [`${mark.code}/${model.code}`, model] as const)),
);
const modelAt = (address: string): ModelFacts => {
  const model = models.get(address);
  if (!model) throw new Error(`No ${address}.`);
  return model;
};
const bodiesIn = (address: string, year: number) =>
  bodiesOf(address, modelAt(address))
    .filter(({ years }) => covers(years, year))
    .map(({ body }) => body);

test('what is stated of bodies is of models that have them, in years of their production', () => {
  const wrong = Object.entries(bodiesMade).flatMap(([address, bodies]) => {
    const { bodies: known, years, seats } = modelAt(address);
    return Object.entries(bodies).flatMap(([body, spans]) =>
      spans.every(
        ([from, to, count]) =>
          from <= (to ?? seedYear) &&
          from >= years[0] &&
          (to ?? seedYear) <= (years[1] ?? seedYear) &&
          (count === undefined || count <= Math.max(...seats)),
      ) && known.includes(body as BodyType)
        ? []
        : [`${address} ${body}`],
    );
  });
  expect(wrong).toEqual([]);
  expect(threeDoorHatchbacks.filter((address) => !modelAt(address).bodies.includes('hatchback'))).toEqual([]);
});

test('in every year of a generation a model has a body', () => {
  const bare = [...models].flatMap(
    ([
      address,
      {
        years: [from, to],
        generations = [],
      },
    ]) =>
      Array.from({ length: (to ?? seedYear) - from + 1 }, (_, index) => from + index)
        .filter((year) => generations.some(([, begun, ended]) => covers([begun, ended], year)))
        .filter((year) => bodiesIn(address, year).length === 0)
        .map((year) => `${address} ${year}`),
  );
  expect(bare).toEqual([]);
});

test.each([
  ['land-rover/range-rover-evoque', 2022, ['suv']],
  ['land-rover/range-rover-evoque', 2014, ['suv', 'suv-3d']],
  ['land-rover/freelander', 2010, ['suv']],
  ['kia/rio', 2019, ['sedan']],
  ['nissan/almera', 2014, ['sedan']],
  ['mercedes-benz/c-class', 2024, ['sedan', 'wagon']],
  ['volkswagen/polo', 2021, ['liftback']],
  ['skoda/superb', 2012, ['liftback', 'wagon']],
])('bodies of a %s of %i', (address, year, bodies) => {
  expect(bodiesIn(address, year)).toEqual(bodies);
});

const drawn = (address: string) =>
  Array.from({ length: 200 }, (_, seed) =>
    drawVersion(createRandom(seed), modelAt(address), 'used', bodiesOf(address, modelAt(address))),
  );

test('nothing is of a year between two generations', () => {
  expect(drawn('land-rover/defender').filter(({ year }) => year === 2017 || year === 2018)).toEqual([]);
  expect(drawn('chevrolet/trailblazer').filter(({ generation }) => generation === null)).toEqual([]);
});

test('where two generations were made side by side, the engine and the body tell which one it is', () => {
  const evoques = drawn('land-rover/range-rover-evoque').filter(({ year }) => year === 2018);
  expect(evoques.length).toBeGreaterThan(5);
  for (const { body, engine, generation } of evoques) {
    if (body !== 'suv') expect(generation).toBe('I');
    if (engine[5]?.[0] === 2018 && body === 'suv') expect(generation).toBe('II');
  }
});
