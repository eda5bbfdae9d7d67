import { seoSchema } from '@showroom/api-contract/content';
import { redirectRow } from '@showroom/api-contract/contract';
import { bodyTypes, transportTypes } from '@showroom/domain/dictionaries';
import { codeSchema, dealerSchema } from '@showroom/domain/vehicle';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { carMarks } from './all-cars.ts';
import { atv } from './atv.data.ts';
import { buildsIn, hasInBase } from './builds.fixture.ts';
import { commercial } from './commercial.data.ts';
import { dealers } from './dealers.data.ts';
import { conditionalItems, equipmentFor } from './equipment-for.ts';
import { equipmentOther } from './equipment-other.data.ts';
import { jetSki } from './jet-ski.data.ts';
import { moto } from './moto.data.ts';
import { otherMarks } from './other-marks.ts';
import { redirects } from './redirects.data.ts';
import { seoTexts } from './seo-texts.data.ts';
import type { EngineFacts, MarkFacts, ModelFacts, YearSpan } from './types.ts';

const lastYear = 2026;
const reserved = [
  'new',
  'used',
  'sale',
  'vat',
  'promo',
  'credit',
  'guaranty',
  'on-sale-soon',
  'fleet',
  'trucks',
  'black',
];
const listed = (marks: readonly MarkFacts[]) =>
  marks.flatMap((mark) => mark.models.map((model) => ({ at: `${mark.code}/${model.code}`, mark, model })));
const models = listed(otherMarks);
const everything = listed([...carMarks, ...otherMarks]);
const duplicates = (list: readonly string[]) => list.filter((item, index) => list.indexOf(item) !== index);

/** Addresses of the models that break a rule: what a failing test prints. */
const breaking = (rule: (model: ModelFacts) => boolean) =>
  models.filter(({ model }) => !rule(model)).map(({ at }) => at);
const breakingEngines = (marks: readonly MarkFacts[], rule: (engine: EngineFacts) => boolean) =>
  listed(marks)
    .filter(({ model }) => !model.engines.every(rule))
    .map(({ at }) => at);
const covers = ([from, to]: YearSpan, year: number) => year >= from && year <= (to ?? lastYear);
const within = ([from, to]: YearSpan, [first, last]: YearSpan) =>
  from >= first && (to ?? lastYear) <= (last ?? lastYear);

test('motorcycles, quad bikes, jet skis and commercial vehicles have the promised breadth', () => {
  const breadth = (marks: readonly MarkFacts[]) => [marks.length, listed(marks).length] as const;
  const atLeast = ([marks, count]: readonly [number, number], leastMarks: number, least: number) =>
    marks >= leastMarks && count >= least;
  expect(atLeast(breadth(moto), 14, 70)).toBe(true);
  expect(atLeast(breadth(atv), 8, 35)).toBe(true);
  expect(atLeast(breadth(jetSki), 3, 16)).toBe(true);
  expect(atLeast(breadth(commercial), 18, 70)).toBe(true);
});

test('no listing by displacement or kind of motorcycle is poor', () => {
  const volumes = listed(moto).flatMap(({ model }) => model.engines.map(([, volume]) => volume));
  for (const [over, to] of [
    [100, 125],
    [125, 150],
    [150, 200],
    [200, 250],
  ] as const) {
    expect(volumes.filter((volume) => volume > over && volume <= to).length).toBeGreaterThanOrEqual(6);
  }
  for (const body of ['enduro', 'sport-bike', 'tricycle', 'classic', 'road', 'off-road', 'cross'] as const) {
    expect(listed(moto).filter(({ model }) => model.bodies.includes(body)).length).toBeGreaterThanOrEqual(6);
  }
});

describe('addresses', () => {
  test('a model code stands once within its mark, cars included', () => {
    expect(duplicates(everything.map(({ at }) => at))).toEqual([]);
  });

  test('every code can stand in a path and takes no word of the route table', () => {
    const codes = [...otherMarks.map((mark) => mark.code), ...models.map(({ model }) => model.code)];
    const taken = (code: string) => reserved.includes(code) || code in bodyTypes || code.startsWith('price-do-');
    expect(codes.filter((code) => !v.is(codeSchema, code) || taken(code))).toEqual([]);
  });

  test('a mark that stands in several lists has one name, country and popularity', () => {
    const heads = new Map<string, string>();
    for (const { code, name, nameRu, country, popular } of [...carMarks, ...otherMarks]) {
      const head = JSON.stringify([name, nameRu, country, popular]);
      expect(heads.get(code) ?? head).toBe(head);
      heads.set(code, head);
    }
  });
});

describe('facts', () => {
  test('generations and engines lie within the production of their model and leave no year bare', () => {
    const spansOf = ({ years, engines, generations = [] }: ModelFacts) => [
      engines.map(([, , , , , span]) => span ?? years),
      ...(generations.length > 0 ? [generations.map(([, from, to]): YearSpan => [from, to])] : []),
    ];
    const whole = (years: YearSpan, spans: readonly YearSpan[]) =>
      spans.every((span) => within(span, years)) &&
      Array.from({ length: (years[1] ?? lastYear) - years[0] + 1 }, (_, index) => years[0] + index).every((year) =>
        spans.some((span) => covers(span, year)),
      );
    expect(breaking((model) => spansOf(model).every((spans) => whole(model.years, spans)))).toEqual([]);
  });

  test('what is out of production is not sold as new, and everything has a price to be drawn from', () => {
    expect(breaking(({ years, newPrice }) => !newPrice || years[1] === null)).toEqual([]);
    expect(
      breaking(({ newPrice, basePrice }) => {
        const [from, to] = newPrice ?? basePrice ?? [0, 0];
        return from >= 70 && from <= to && to <= 20_000 && to / from < 1.7;
      }),
    ).toEqual([]);
  });

  test('seats are what the filter can ask for (PD-15), but of buses; only trailers have none', () => {
    const are = (model: ModelFacts, body: string) => model.bodies.every((one) => one === body);
    expect(
      breaking((model) => model.seats.every((seats) => seats >= 1 && seats <= (are(model, 'microbus') ? 26 : 9))),
    ).toEqual([]);
    expect(breaking((model) => model.seats.length > 0 || are(model, 'semi-trailer'))).toEqual([]);
  });

  test('an electric one has a range and no displacement, a trailer has nothing, anything else has both figures', () => {
    expect(
      breaking((model) =>
        model.engines.every(([fuel, volume, power, gears]) => {
          if (fuel === 'none') return model.bodies.includes('semi-trailer') && volume === 0 && power === 0;
          if (fuel === 'electro')
            return volume === 0 && power > 0 && gears.join() === 'reducer' && (model.rangeKm ?? 0) > 0;
          return volume >= 100 && volume <= 17_000 && power >= 6 && power <= 700;
        }),
      ),
    ).toEqual([]);
  });

  test('each kind is driven as its kind is: chain, shaft or belt, water jet, none for trailers', () => {
    const drives = (allowed: readonly string[]) => (engine: EngineFacts) =>
      engine[4].every((drive) => allowed.includes(drive));
    expect(breakingEngines(moto, drives(['chain', 'shaft', 'belt']))).toEqual([]);
    expect(breakingEngines(jetSki, drives(['water-jet']))).toEqual([]);
    expect(breakingEngines(atv, drives(['full', 'rear', 'chain']))).toEqual([]);
    expect(breakingEngines(commercial, drives(['front', 'rear', 'full', 'none']))).toEqual([]);
  });

  test('every model has trims, and equipment from the base trim up', () => {
    expect(breaking((model) => model.trims.length > 0 && duplicates(model.trims).length === 0)).toEqual([]);
    expect(
      breaking((model) =>
        buildsIn(model, model.years[0]).every((build) =>
          equipmentFor(model, build)
            .flatMap(({ items }) => items)
            .some(([, level]) => level === 0),
        ),
      ),
    ).toEqual([]);
  });
});

/** A model, and every item that some vehicle of it has. */
function equipped(code: string, year: number) {
  const model = [...commercial, ...moto, ...atv].flatMap(({ models }) => models).find((one) => one.code === code);
  if (!model) throw new Error(`No ${code}.`);
  return {
    model,
    items: buildsIn(model, year).flatMap((build) => equipmentFor(model, build).flatMap(({ items }) => items)),
  };
}
const itemsOf = (code: string): string[] => equipped(code, 2025).items.map(([name]) => name);

test.each([
  // A van of a small car: neither electronics nor what the law asks of buses.
  ['vis-2349', 'Кондиционер', ['Ассистент удержания в полосе', 'Тахограф', 'Климат-контроль', 'Автономный отопитель']],
  // A lorry for town carries no bed and no retarder.
  ['captain-t', 'Тахограф', ['Спальное место', 'Ретардер (интардер)', 'Алюминиевые топливные баки']],
  [
    't3-reefer',
    'Холодильно-отопительная установка',
    ['Фитинговые замки', 'Сдвижная крыша', 'Гидроцилиндр подъёма кузова'],
  ],
  // So does a lorry, whoever made its cab.
  ['n25', 'Холодильно-отопительная установка', ['Гидроцилиндр подъёма кузова']],
  ['forward', 'Холодильно-отопительная установка', ['Гидроцилиндр подъёма кузова']],
  ['6520', 'Гидроцилиндр подъёма кузова', ['Холодильно-отопительная установка']],
  ['tgx', 'Спальное место', ['Холодильно-отопительная установка', 'Гидроцилиндр подъёма кузова']],
  ['975830', 'Сдвижная крыша', ['Фитинговые замки', 'Холодильно-отопительная установка']],
  ['kodiak-450', 'Усилитель руля (EPS)', ['Литые диски с бедлоками', 'Блокировка заднего дифференциала']],
  // A small sports motorcycle is no moped, a large one no tourer.
  ['yzf-r15', 'Электростартер', ['Кикстартер', 'Кофр', 'Багажник', 'Защита рук', 'Топливный кран с резервом']],
  ['yzf-r1', 'Рулевой демпфер', ['Защита рук', 'Комплект кофров', 'Регулируемое ветровое стекло', 'Подогрев рукояток']],
  // An enduro for far roads has a screen and a place for cases, one for the forest neither.
  ['r-1250-gs', 'Комплект кофров', ['Кикстартер']],
  ['crf300l', 'Трэкшн-контроль', ['Комплект кофров', 'Регулируемое ветровое стекло', 'Круиз-контроль']],
  // What starts by a button on a belt has neither a pedal nor a tap; what stands on three wheels needs no stand.
  ['pcx150', 'Электростартер', ['Кикстартер', 'Топливный кран с резервом']],
  [
    'gear-up',
    'Привод на колесо коляски',
    ['Боковая подножка', 'Двухдисковый передний тормоз', 'Регулируемое ветровое стекло'],
  ],
])('%s has what its kind has and nothing else', (code, present, absent) => {
  const names = itemsOf(code);
  expect(names).toContain(present);
  expect(names.filter((name) => absent.includes(name))).toEqual([]);
});

test('the base of a dear machine is not bare: a large motorcycle has modes of its engine, a van of five millions a conditioner', () => {
  const inBase = (code: string, item: string) => hasInBase(equipped(code, 2022), item);
  expect(inBase('r-1250-gs', 'Режимы работы двигателя')).toBe(true);
  expect(inBase('mt-07', 'Режимы работы двигателя')).toBe(false);
  expect(inBase('transit-custom-kombi', 'Кондиционер')).toBe(true);
  expect(inBase('largus-van', 'Кондиционер')).toBe(false);
});

test('the conditions of equipment name items that exist', () => {
  const names = new Set(
    Object.values(equipmentOther).flatMap((groups) =>
      groups.flatMap(({ items }) => items.map(([name]) => name as string)),
    ),
  );
  expect(conditionalItems.filter((name) => !names.has(name))).toEqual([]);
});

describe('dealers', () => {
  const bounds = { msk: [55.49, 55.97, 37.15, 37.97], spb: [59.74, 60.12, 29.6, 30.76] } as const;

  test('14 centres: 8 of holding 1, 6 of holding 2, in both cities', () => {
    const count = (holdingId: number, city: string) =>
      dealers.filter((d) => d.holdingId === holdingId && d.city === city).length;
    expect([count(1, 'msk'), count(1, 'spb'), count(2, 'msk'), count(2, 'spb')]).toEqual([5, 3, 4, 2]);
  });

  test('a centre stands in its city and answers a fictitious number of 11 digits', () => {
    for (const { code, city, latitude, longitude, phone } of dealers) {
      const [south, north, west, east] = bounds[city];
      expect([code, latitude > south && latitude < north && longitude > west && longitude < east]).toEqual([
        code,
        true,
      ]);
      expect(phone).toMatch(city === 'msk' ? /^7495555\d{4}$/ : /^7812555\d{4}$/);
    }
    expect(duplicates(dealers.flatMap(({ code, phone }) => [code, phone]))).toEqual([]);
  });

  test('departments are what the contract hands out', () => {
    const { departments } = dealerSchema.entries;
    for (const dealer of dealers) expect(v.is(departments, dealer.departments)).toBe(true);
  });

  test('it sells marks that exist, each once, and has something to sell of every type that it names', () => {
    const typesOf = new Map<string, Set<string>>();
    for (const { mark, model } of everything) {
      typesOf.set(mark.code, (typesOf.get(mark.code) ?? new Set()).add(model.type ?? 'cars'));
    }
    for (const { code, marks, types } of dealers) {
      expect([code, marks.filter((mark) => !types.some((type) => typesOf.get(mark)?.has(type)))]).toEqual([code, []]);
      expect([code, duplicates(marks)]).toEqual([code, []]);
      expect([code, types.filter((type) => !marks.some((mark) => typesOf.get(mark)?.has(type)))]).toEqual([code, []]);
    }
  });

  test('whatever is sold as new has a centre that sells it; moto and jet skis only in holding 1', () => {
    const sold = (mark: string, type: string) =>
      dealers.some((d) => d.types.some((t) => t === type) && d.marks.includes(mark));
    const fresh = everything.filter(({ model }) => model.newPrice);
    expect(fresh.filter(({ mark, model }) => !sold(mark.code, model.type ?? 'cars')).map(({ at }) => at)).toEqual([]);
    expect(
      dealers.filter((d) => d.holdingId === 2 && (d.types.includes('moto') || d.types.includes('jet-ski'))),
    ).toEqual([]);
    for (const type of Object.keys(transportTypes))
      expect(dealers.some((d) => d.types.some((t) => t === type))).toBe(true);
  });

  test('three to five advisers each, every one with an address of their own', () => {
    expect(dealers.filter(({ advisers }) => advisers.length < 3 || advisers.length > 5)).toEqual([]);
    const codes = dealers.flatMap(({ advisers }) => advisers.map(({ code }) => code));
    expect(duplicates(codes)).toEqual([]);
    expect(codes.filter((code) => !v.is(codeSchema, code))).toEqual([]);
  });
});

describe('content', () => {
  test('texts for search engines fit a result page and stand once per path', () => {
    for (const text of seoTexts) {
      expect(v.is(seoSchema, text)).toBe(true);
      expect([text.path, text.title.length <= 90, text.description.length <= 170]).toEqual([text.path, true, true]);
      expect(text.text.length).toBeGreaterThanOrEqual(2);
    }
    expect(duplicates(seoTexts.map(({ holdingId, path }) => `${holdingId}${path}`))).toEqual([]);
    expect(seoTexts).toHaveLength(12);
  });

  test('redirects are written as the lookup compares them and lead to another page of the site', () => {
    expect(duplicates(redirects.map(({ holdingId, urlFrom }) => `${holdingId}${urlFrom}`))).toEqual([]);
    for (const row of redirects) {
      expect(v.is(redirectRow, row)).toBe(true);
      expect(row.urlFrom).toMatch(/^\/([a-z0-9-]+\/)+$/);
      expect(row.urlTo).toMatch(row.status === 410 ? /^$/ : /^\/([a-z0-9-]+\/)+(\?[a-z=&-]+)?$/i);
      expect(redirects.some((other) => other.urlFrom === row.urlTo)).toBe(false);
    }
    expect(new Set(redirects.map(({ status }) => status))).toEqual(new Set([301, 302, 308, 410]));
  });
});
