import { codeSchema } from '@showroom/domain/vehicle';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { seedYear } from '../calendar.ts';
import { carMarks } from './all-cars.ts';
import { buildsIn, hasInBase } from './builds.fixture.ts';
import { carEquipmentFor, conditionalItems } from './car-equipment-for.ts';
import { colorNames } from './colors.data.ts';
import { carEquipment } from './equipment.data.ts';
import { markHeads } from './mark-heads.data.ts';
import type { EngineFacts, ModelFacts, YearSpan } from './types.ts';

const firstYear = 1998;
const lastYear = 2026;
const reserved = ['new', 'used', 'sale', 'vat', 'promo', 'credit', 'guaranty', 'on-sale-soon'];

const models = carMarks.flatMap((mark) => mark.models.map((model) => ({ at: `${mark.code}/${model.code}`, model })));
const engines = models.flatMap(({ at, model }) =>
  model.engines.map((engine) => ({ at: `${at} ${engine.join(' ')}`, engine })),
);

/** Addresses of the models that break a rule: what a failing test prints. */
const breaking = (rule: (model: ModelFacts) => boolean) =>
  models.filter(({ model }) => !rule(model)).map(({ at }) => at);
const breakingEngines = (rule: (engine: EngineFacts) => boolean) =>
  engines.filter(({ engine }) => !rule(engine)).map(({ at }) => at);

const ordered = (range: readonly [number, number] | undefined) => !range || (range[0] > 0 && range[0] <= range[1]);
const covers = ([from, to]: YearSpan, year: number) => year >= from && year <= (to ?? lastYear);
const yearsOf = ([from, to]: YearSpan) =>
  Array.from({ length: (to ?? lastYear) - from + 1 }, (_, index) => from + index);
const within = ([from, to]: YearSpan, [outerFrom, outerTo]: YearSpan) =>
  from >= outerFrom && (to ?? lastYear) <= (outerTo ?? lastYear);

test('the stock is drawn from at least 48 marks and 460 models of cars', () => {
  expect(carMarks.length).toBeGreaterThanOrEqual(48);
  expect(models.length).toBeGreaterThanOrEqual(460);
  expect(carMarks.filter((mark) => mark.models.length === 0)).toEqual([]);
});

describe('addresses', () => {
  test('no two marks, and no two models of a mark, share a code', () => {
    expect(new Set(carMarks.map((mark) => mark.code)).size).toBe(carMarks.length);
    expect(new Set(models.map(({ at }) => at)).size).toBe(models.length);
  });

  test('every code can stand in a path and takes no word of the route table', () => {
    const codes = [...carMarks.map((mark) => mark.code), ...models.map(({ model }) => model.code)];
    const free = (code: string) => v.is(codeSchema, code) && !code.startsWith('price-do-') && !reserved.includes(code);
    expect(codes.filter((code) => !free(code))).toEqual([]);
  });

  test('a mark that also makes other vehicles has one name, country and popularity', () => {
    const heads = new Map(Object.values(markHeads).map((head) => [head.code as string, head]));
    const headOf = ({ code, name, nameRu, country, popular }: (typeof carMarks)[number]) => ({
      code,
      name,
      nameRu,
      country,
      popular,
    });
    const shared = carMarks.filter((mark) => heads.has(mark.code));
    expect(shared.length).toBeGreaterThan(0);
    for (const mark of shared) expect(headOf(mark)).toEqual(heads.get(mark.code));
  });
});

test('Russian names are written in Cyrillic', () => {
  const names = [...carMarks.map((mark) => mark.nameRu), ...models.map(({ model }) => model.nameRu)];
  expect(names.filter((name) => !/^[А-ЯЁа-яё0-9][А-ЯЁа-яё0-9 -]*$/.test(name))).toEqual([]);
});

describe('years', () => {
  test('production lies between 1998 and 2026 and does not end before it begins', () => {
    expect(
      breaking(
        ({ years: [from, to] }) =>
          from >= firstYear && from <= lastYear && (to === null || (to >= from && to < lastYear)),
      ),
    ).toEqual([]);
  });

  test('generations and engines lie within the production of their model', () => {
    expect(
      breaking(({ years, generations = [] }) =>
        generations.every(([, from, to]) => from <= (to ?? lastYear) && within([from, to], years)),
      ),
    ).toEqual([]);
    expect(
      breaking(({ years, engines: all }) =>
        all.every(([, , , , , span]) => !span || (span[0] <= (span[1] ?? lastYear) && within(span, years))),
      ),
    ).toEqual([]);
  });

  test('a vehicle of any year of a generation has an engine to be drawn', () => {
    const fitted = (all: readonly EngineFacts[], year: number) =>
      all.some(([, , , , , span]) => !span || covers(span, year));
    const made = ({ generations = [], years }: ModelFacts) =>
      yearsOf(years).filter((year) => generations.some(([, from, to]) => covers([from, to], year)));
    expect(
      breaking((model) => made(model).length > 0 && made(model).every((year) => fitted(model.engines, year))),
    ).toEqual([]);
  });

  test('the first and the last year of production belong to a generation', () => {
    const known = ({ generations = [] }: ModelFacts, year: number) =>
      generations.some(([, from, to]) => covers([from, to], year));
    expect(breaking((model) => known(model, model.years[0]) && known(model, model.years[1] ?? lastYear))).toEqual([]);
  });
});

describe('engines', () => {
  test('an electric car has no displacement, a reducer and a range; nothing else has a reducer but a series hybrid', () => {
    expect(
      breakingEngines(([fuel, volume, , gears]) => fuel !== 'electro' || (volume === 0 && gears.join() === 'reducer')),
    ).toEqual([]);
    expect(
      breakingEngines(([fuel, , , gears]) => !gears.includes('reducer') || fuel === 'electro' || fuel === 'hybrid'),
    ).toEqual([]);
    expect(
      breaking(({ engines: all, rangeKm = 0 }) => all.some(([fuel]) => fuel === 'electro') === rangeKm > 0),
    ).toEqual([]);
  });

  test('the power fits the displacement', () => {
    const perLitre: Partial<Record<EngineFacts[0], readonly [number, number]>> = {
      petrol: [28, 215],
      diesel: [30, 135],
      hybrid: [45, 720],
    };
    const sane = ([fuel, volume, power]: EngineFacts) => {
      const [low, high] = perLitre[fuel] ?? [0, 0];
      return fuel === 'electro'
        ? power >= 60 && power <= 1600
        : volume >= 590 && volume <= 7000 && power >= (low * volume) / 1000 && power <= (high * volume) / 1000;
    };
    expect(breakingEngines(sane)).toEqual([]);
  });

  test('every version has a gearbox and one to three ways to drive the wheels, each said once', () => {
    const once = (list: readonly string[]) => list.length > 0 && new Set(list).size === list.length;
    expect(
      breakingEngines(
        ([, , , gears, drives]) =>
          once(gears) && once(drives) && drives.every((drive) => ['front', 'rear', 'full'].includes(drive)),
      ),
    ).toEqual([]);
  });

  test('no version of a model is written twice', () => {
    expect(
      breaking(({ engines: all }) => new Set(all.map((engine) => JSON.stringify(engine))).size === all.length),
    ).toEqual([]);
  });
});

test('prices, consumption and acceleration go from the lower to the higher', () => {
  expect(
    breaking(
      (model) =>
        ordered(model.newPrice) &&
        ordered(model.basePrice) &&
        ordered(model.consumption) &&
        ordered(model.acceleration),
    ),
  ).toEqual([]);
});

test('a model has one price, and what is no longer made is not sold new', () => {
  expect(
    breaking(
      ({ newPrice, basePrice, years }) =>
        (newPrice === undefined) !== (basePrice === undefined) && (years[1] === null || !newPrice),
    ),
  ).toEqual([]);
});

test('a model has bodies, seats and one to five trims', () => {
  expect(
    breaking(
      ({ bodies, seats, trims }) =>
        bodies.length > 0 &&
        seats.every((count) => count >= 2 && count <= 9) &&
        seats.length > 0 &&
        trims.length > 0 &&
        trims.length <= 5,
    ),
  ).toEqual([]);
});

test('a base trim is equipped, and every richer one has more', () => {
  const counts = [0, 1, 2, 3].map(
    (level) => carEquipment.flatMap((group) => group.items).filter(([, from]) => from <= level).length,
  );
  expect(counts.every((count, level) => count > (counts[level - 1] ?? 20))).toBe(true);
  expect(carEquipment.filter(({ items }) => items.length < 8 || items.length > 14).map(({ name }) => name)).toEqual([]);
  const names = carEquipment.flatMap((group) => group.items.map(([name]) => name));
  expect(new Set(names).size).toBe(names.length);
});

test('every colour group has three to six paints, and no paint is in two groups', () => {
  const paints = Object.values(colorNames);
  expect(paints.filter((list) => list.length < 3 || list.length > 6)).toEqual([]);
  expect(new Set(paints.flat()).size).toBe(paints.flat().length);
});

describe('equipment of a model', () => {
  const lastYear = (model: ModelFacts) => model.years[1] ?? seedYear;
  const itemsOf = (model: ModelFacts, year = lastYear(model)) =>
    buildsIn(model, year).flatMap((build) => carEquipmentFor(model, build).flatMap(({ items }) => items));
  const found = (address: string) => {
    const entry = models.find(({ at }) => at === address);
    if (!entry) throw new Error(`No ${address}.`);
    return entry.model;
  };
  const has = (address: string, item: string, year?: number) =>
    itemsOf(found(address), year).some(([name]) => name === item);

  test('the base trim of every model has something', () => {
    expect(breaking((model) => itemsOf(model).some(([, level]) => level === 0))).toEqual([]);
  });

  test('nothing is younger than the car, and nothing contradicts its body or engine', () => {
    expect(has('lada/granta', 'Поддержка Apple CarPlay и Android Auto', 2018)).toBe(false);
    expect(has('lada/granta', 'Поддержка Apple CarPlay и Android Auto', 2025)).toBe(true);
    expect(has('toyota/camry', 'Цифровая приборная панель', 2012)).toBe(false);
    expect(has('lada/granta', 'Система вызова экстренных служб «ЭРА-ГЛОНАСС»', 2017)).toBe(true);
    expect(has('lada/2107', 'Поддержка Apple CarPlay и Android Auto')).toBe(false);
    expect(has('lada/2107', 'Антиблокировочная система тормозов (ABS)')).toBe(false);
    expect(has('lada/granta', 'Антиблокировочная система тормозов (ABS)')).toBe(true);
    expect(has('gaz/3110-volga', 'Кондиционер')).toBe(false);
    expect(has('mitsubishi/carisma', 'Кондиционер')).toBe(true);
    expect(has('mazda/mx-5', 'Панорамная крыша')).toBe(false);
    expect(has('tesla/model-3', 'Предпусковой подогреватель')).toBe(false);
    expect(has('toyota/camry', 'Рейлинги на крыше')).toBe(false);
    expect(has('toyota/rav4', 'Рейлинги на крыше')).toBe(true);
  });

  test('a cheap car is not offered what nobody buys at its price', () => {
    expect(has('lada/granta', 'Обогрев лобового стекла')).toBe(true);
    expect(has('lada/granta', 'Проекционный дисплей')).toBe(false);
    expect(has('lada/granta', 'Контроль слепых зон')).toBe(false);
    expect(has('haval/jolion', 'Контроль слепых зон')).toBe(true);
  });

  test('a car of an older design has what its works ever fitted, whatever its year and price', () => {
    expect(has('lada/niva-legend', 'Кондиционер')).toBe(true);
    expect(has('lada/niva-legend', 'Боковые подушки безопасности')).toBe(false);
    expect(has('lada/niva-travel', 'Камера заднего вида')).toBe(true);
    expect(has('lada/niva-travel', 'Круиз-контроль')).toBe(false);
    expect(has('uaz/hunter', 'Кондиционер')).toBe(false);
    expect(has('uaz/patriot', 'Автоматический климат-контроль')).toBe(true);
    expect(has('uaz/patriot', 'Контроль слепых зон')).toBe(false);
    expect(has('daewoo/nexia', 'Боковые подушки безопасности')).toBe(false);
    expect(has('changan/hunter', 'Кондиционер')).toBe(true);
  });

  test('the base of a dear car has side airbags and electric windows behind, that of a cheap one has not', () => {
    const inBase = (address: string, item: string) => {
      const model = found(address);
      return hasInBase({ model, items: itemsOf(model) }, item);
    };
    expect(inBase('zeekr/7x', 'Боковые подушки безопасности')).toBe(true);
    expect(inBase('mercedes-benz/r-class', 'Электростеклоподъёмники задние')).toBe(true);
    expect(inBase('chery/tiggo-9', 'Шторки безопасности')).toBe(true);
    expect(inBase('lada/granta', 'Электростеклоподъёмники задние')).toBe(false);
  });

  test('the conditions name items that exist', () => {
    const names = new Set(carEquipment.flatMap(({ items }) => items.map(([name]) => name)));
    expect(conditionalItems.filter((name) => !names.has(name))).toEqual([]);
  });

  test('a luxury car has in its base what others have in the middle', () => {
    const levelAt = (address: string) =>
      itemsOf(found(address)).find(([name]) => name === 'Автоматический климат-контроль')?.[1];
    expect(levelAt('mercedes-benz/s-class')).toBe(0);
    expect(levelAt('kia/ceed')).toBe(1);
  });
});
