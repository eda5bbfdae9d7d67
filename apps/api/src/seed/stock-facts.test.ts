import { drawnKindOf, pictureShapeOf, readCarShape } from '@showroom/domain/picture-shape';
import { doubtsOf } from '@showroom/domain/vehicle-doubts';
import { expect, test } from 'vitest';
import { seedYear } from './calendar.ts';
import { bodiesOf, covers } from './facts/bodies-in.ts';
import type { ModelFacts } from './facts/types.ts';
import { loadFacts } from './load-facts.ts';
import type { VehicleRow } from './make-vehicle.ts';
import { referenceRows } from './reference-rows.ts';
import { chassisOf, grossOfTrims, smallLorries } from './specify/chassis.data.ts';
import { knownFigures } from './specify/known-figures.data.ts';
import { ownMotorcycles, ownSideBySides } from './specify/own-machines.data.ts';
import { vanFigures } from './specify/van-figures.data.ts';
import { stockRows } from './stock-rows.ts';
import { createTrimBook } from './trims.ts';

/** What a vehicle is, by what its sheet has to tell. */
function kindsOf({ type, bodyType, engineType, specification }: VehicleRow): string[] {
  const lorry = specification?.fifthWheel ? 'tractor' : 'truck';
  const kind =
    engineType === 'none' ? 'trailer' : bodyType === 'truck' ? lorry : bodyType === 'pickup' ? bodyType : type;
  return [kind, ...(engineType === 'electro' ? ['electric'] : [])];
}

/** A bench in the back of a car without a fixed roof is for two. */
const mostSeats: Partial<Record<VehicleRow['bodyType'], number>> = { cabriolet: 4, coupe: 5, 'suv-3d': 6 };

/** What cannot be true of a vehicle of a model: a body, a number of seats or a generation of other years. */
function modelDoubts(row: VehicleRow, [address, model]: readonly [string, ModelFacts]): string[] {
  const { bodyType, year, seats = null, generation = null } = row;
  const isMade = bodiesOf(address, model).some(
    (made) => made.body === bodyType && covers(made.years, year) && (made.seats === undefined || made.seats === seats),
  );
  const own = model.generations?.find(([name]) => name === generation);
  const hasEngine = model.engines.some(
    ([fuel, volume, power, gears, drives, years = model.years]) =>
      fuel === row.engineType &&
      volume === row.engineVolume &&
      power === row.power &&
      gears.includes(row.gearType) &&
      drives.includes(row.driveType) &&
      covers(years, year),
  );
  return [
    !isMade && `${address}: no ${bodyType} with ${seats} seats in ${year}`,
    row.type === 'atv' && seats === 1 && /^LX?\b|^Touring/.test(row.trim ?? '') && `${address}: ${row.trim} for one`,
    /^MT\d/.test(row.trim ?? '') && row.gearType !== 'manual' && `${address}: ${row.trim} with ${row.gearType}`,
    (seats ?? 0) > (mostSeats[bodyType] ?? 99) && `${address}: ${seats} seats in a ${bodyType}`,
    model.generations !== undefined &&
      !(own && covers([own[1], own[2]], year)) &&
      `${address}: ${generation} in ${year}`,
    !hasEngine && `${address}: no ${row.engineType} ${row.power} ${row.gearType} ${row.driveType} in ${year}`,
  ].filter((doubt) => doubt !== false);
}

/** A lorry whose picture says another one than its sheet: other axles, a fifth wheel or none. */
function drawnOtherwise(row: VehicleRow, [address, model]: readonly [string, ModelFacts]): string[] {
  const { axles, fifthWheel } = row.specification ?? {};
  const drawn = row.bodyType === 'truck' ? drawnKindOf(row.bodyType, model.code) : undefined;
  if (drawn === undefined) return [];
  const onThree = drawn === 'dump' || drawn.startsWith('six-');
  return [
    (drawn === 'tractor') !== (fifthWheel !== undefined) && `${address}: drawn as ${drawn}, pulls ${fifthWheel} kg`,
    drawn !== 'tractor' && onThree !== (axles === 3) && `${address}: drawn as ${drawn} on ${axles} axles`,
  ].filter((doubt) => doubt !== false);
}

test('nothing impossible stands in the whole stock', () => {
  const facts = loadFacts();
  const trims = createTrimBook(facts.equipmentOf);
  const reference = referenceRows(facts);
  const years = new Map(
    reference.models.map(({ id, yearFrom, yearTo = null }) => [id, { from: yearFrom, to: yearTo }]),
  );
  const models = new Map(
    facts.marks.flatMap((mark) =>
      mark.models.map((model) => {
        const address = `${mark.code}/${model.code}`;
        return [reference.ids.model.get(address), [address, model] as const];
      }),
    ),
  );
  const madeOf = (id: number) => years.get(id) ?? { from: Number.NaN, to: null };
  const sets = new Map<number, string[]>();
  const found: string[] = [];
  const sheets: Record<string, { vehicles: number; told: Map<string, number> }> = {};
  let count = 0;
  for (const row of stockRows(facts, reference.ids, trims, 12_000)) {
    for (const { id, groups } of trims.takeNew())
      sets.set(
        id,
        groups.flatMap(({ items }) => items),
      );
    count += 1;
    const equipment = sets.get(row.trimEquipmentId ?? 0);
    if (!equipment) throw new Error(`${row.id} has no equipment`);
    const model = models.get(row.modelId);
    if (!model) throw new Error(`${row.id} is of no model`);
    found.push(...[...modelDoubts(row, model), ...drawnOtherwise(row, model)].map((doubt) => `${row.id} ${doubt}`));
    const { price = null, rangeKm = null, consumption = null } = row;
    for (const doubt of doubtsOf(
      { ...row, price, rangeKm, consumption, equipment, made: madeOf(row.modelId) },
      seedYear,
    ))
      found.push(`${row.id} ${row.type} ${row.year}: ${doubt}`);
    for (const name of kindsOf(row)) {
      sheets[name] ??= { vehicles: 0, told: new Map() };
      sheets[name].vehicles += 1;
      for (const figure of Object.keys({ ...row.specification, ...(rangeKm && { rangeKm }), seats: row.seats }))
        sheets[name].told.set(figure, (sheets[name].told.get(figure) ?? 0) + 1);
    }
  }
  expect(count).toBeGreaterThanOrEqual(12_000);
  expect(found.slice(0, 20)).toEqual([]);
  const missing = Object.entries(fullSheets).flatMap(([kind, figures]) =>
    figures.split(' ').flatMap((figure) => {
      const { vehicles = 0, told } = sheets[kind] ?? {};
      const without = vehicles - (told?.get(figure) ?? 0);
      return vehicles > 0 && without === 0 ? [] : [`${kind}: ${without} of ${vehicles} without ${figure}`];
    }),
  );
  expect(missing).toEqual([]);
  const known = new Set(facts.marks.flatMap((mark) => mark.models.map((model) => `${mark.code}/${model.code}`)));
  const tables = [knownFigures, chassisOf, grossOfTrims, smallLorries, vanFigures, ownMotorcycles, ownSideBySides];
  const told = tables.flatMap((table) => Object.keys(table));
  expect(told.filter((key) => !known.has(key.split(' ')[0] ?? ''))).toEqual([]);
});

test('a model is drawn in the size that its sheet tells', () => {
  const drawn = Object.entries(knownFigures).flatMap(([address, [length, , height, , clearance]]) => {
    const [markCode = '', modelCode = ''] = address.split('/');
    const form = readCarShape(pictureShapeOf({ bodyType: 'suv', markCode, modelCode, year: seedYear }))?.form;
    return form ? [{ address, form, told: [length, height, clearance ?? form.clearance * 10] }] : [];
  });
  expect(drawn.length).toBeGreaterThan(15);
  const isOther = (centimetres: number, millimetres = 0) => Math.abs(centimetres - millimetres / 10) > 1;
  const differing = drawn.filter(({ form, told }) =>
    [form.length, form.height, form.clearance].some((measure, at) => isOther(measure, told[at])),
  );
  expect(differing).toEqual([]);
});

/** What the sheet of every vehicle of a kind tells. */
const fullSheets: Record<string, string> = {
  cars: 'length width height wheelbase clearance doors boot kerbWeight grossWeight payload torque topSpeed tyres',
  pickup: 'length width height wheelbase clearance doors kerbWeight grossWeight payload torque tyres',
  electric: 'battery energyUse rangeKm',
  moto: 'seatHeight kerbWeight topSpeed tyres',
  atv: 'clearance kerbWeight',
  'jet-ski': 'length kerbWeight tank',
  commercial: 'grossWeight payload wheelFormula length width height',
  truck: 'grossWeight payload kerbWeight wheelFormula axles',
  tractor: 'fifthWheel grossWeight kerbWeight wheelFormula axles',
  trailer: 'grossWeight payload cargoLength axles',
};

test('what is recommended first is of many models and several bodies, costs what most cost, and a discount is not on all of it', () => {
  const facts = loadFacts();
  const rows = [...stockRows(facts, referenceRows(facts).ids, createTrimBook(facts.equipmentOf), 6_000)];
  const stoodDays = rows
    .filter(({ oldPrice }) => oldPrice)
    .map(
      ({ priceHistory: [first, then] = [] }) => (Date.parse(then?.on ?? '') - Date.parse(first?.on ?? '')) / 86_400_000,
    );
  // A former price that nobody was asked is none.
  expect(Math.min(...stoodDays)).toBeGreaterThanOrEqual(13);
  for (const holdingId of [1, 2]) {
    const cars = rows.filter((row) => row.holdingId === holdingId && row.type === 'cars' && row.status === 'on-sale');
    const recommended = cars.toSorted((a, b) => b.rank - a.rank || a.id - b.id);
    const first = recommended.slice(0, 24);
    const prices = cars.flatMap(({ price }) => price ?? []).toSorted((a, b) => a - b);
    const at = (share: number) => prices[Math.floor(prices.length * share)] ?? 0;
    for (const { price } of recommended.slice(0, 48)) {
      expect(price).toBeGreaterThanOrEqual(at(0.1));
      expect(price).toBeLessThanOrEqual(at(0.9));
    }
    expect(new Set(first.map(({ modelId }) => modelId)).size).toBeGreaterThanOrEqual(20);
    expect(
      Math.max(...Object.values(Object.groupBy(first, ({ bodyType }) => bodyType)).map((some) => some.length)),
    ).toBeLessThan(12);
    for (const some of [cars, first]) {
      const share = some.filter(({ oldPrice }) => oldPrice).length / some.length;
      expect(share).toBeGreaterThan(0.15);
      expect(share).toBeLessThan(0.35);
    }
  }
});
