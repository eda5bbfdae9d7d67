import { repaintedPanels, type VehicleInspection } from '@showroom/domain/vehicle-inspection';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { engines, openTestDatabase } from '../db/testing.ts';
import { seedYear } from './calendar.ts';
import { bodiesOf } from './facts/bodies-in.ts';
import type { ModelFacts } from './facts/types.ts';
import { loadFacts } from './load-facts.ts';
import { seed } from './seed.ts';

const vehicles = 3_000;
const facts = loadFacts();
const modelOf = new Map<string, ModelFacts>(
  facts.marks.flatMap((mark) => mark.models.map((model) => [`${mark.code}/${model.code}`, model] as const)),
);

type Row = {
  address: string;
  holding_id: number;
  status: string;
  type: string;
  condition: string;
  body_type: string;
  engine_type: string;
  engine_volume: number;
  power: number;
  gear_type: string;
  drive_type: string;
  year: number;
  mileage_km: number;
  engine_hours: number | null;
  inspection: VehicleInspection | null;
  published_at: Date;
  price: number | null;
  old_price: number | null;
  owners: number | null;
  trim: string;
  seats: number | null;
  description: string;
  benefits: { code: string; amount: number }[];
  dealer: string;
};

describe.each(engines)('stock on %s', (engine) => {
  let database: Database;
  let rows: Row[];
  beforeAll(async () => {
    database = await openTestDatabase(engine, { vehicles });
    rows = await database.query<Row>(
      `select v.*, m.code || '/' || o.code as address, d.code as dealer from vehicle v
       join mark m on m.id = v.mark_id join model o on o.id = v.model_id join dealer d on d.id = v.dealer_id
       where v.holding_id <= 2 order by v.id`,
    );
  });
  afterAll(() => database.close());

  const breaking = (rule: (row: Row) => boolean) => rows.filter((row) => !rule(row)).slice(0, 3);

  test('every vehicle is one that was really built: engine, gearbox, drive, body, trim and year go together', () => {
    const fits = (row: Row) => {
      const model = modelOf.get(row.address);
      return (
        model !== undefined &&
        row.year >= model.years[0] &&
        row.year <= (model.years[1] ?? seedYear) &&
        model.bodies.some((body) => body === row.body_type) &&
        (row.trim === '' || model.trims.includes(row.trim)) &&
        (row.seats === null ||
          model.seats.includes(row.seats) ||
          bodiesOf(row.address, model).some(({ body, seats }) => body === row.body_type && seats === row.seats)) &&
        model.engines.some(
          ([fuel, volume, power, gears, drives]) =>
            fuel === row.engine_type &&
            volume === row.engine_volume &&
            power === row.power &&
            gears.some((gear) => gear === row.gear_type) &&
            drives.some((drive) => drive === row.drive_type),
        )
      );
    };
    expect(breaking(fits)).toEqual([]);
  });

  test('new ones are fresh and without owners; used ones have a mileage and owners', () => {
    expect(
      breaking((row) => row.condition === 'used' || (row.year >= 2025 && row.mileage_km <= 50 && row.owners === null)),
    ).toEqual([]);
    const isUsed = ({ type, mileage_km, engine_hours }: Row) =>
      type === 'jet-ski' ? (engine_hours ?? 0) > 0 : mileage_km > 50;
    expect(breaking((row) => row.condition === 'new' || (isUsed(row) && (row.owners ?? 0) >= 1))).toEqual([]);
  });

  test('prices are whole thousands of roubles, the old one is above the new one', () => {
    expect(breaking(({ price }) => price === null || (price > 0 && price % 100_000 === 0))).toEqual([]);
    expect(breaking(({ price, old_price }) => old_price === null || (price !== null && old_price > price))).toEqual([]);
  });

  test('jet skis have engine hours and no odometer, the others no engine hours', () => {
    const jetSkis = rows.filter(({ type }) => type === 'jet-ski');
    expect(jetSkis.filter(({ condition }) => condition === 'used').length).toBeGreaterThan(0);
    expect(
      breaking(({ type, condition, engine_hours, mileage_km }) =>
        type === 'jet-ski'
          ? mileage_km === 0 && (engine_hours !== null) === (condition === 'used')
          : engine_hours === null,
      ),
    ).toEqual([]);
  });

  test('every used car has its inspection before its sale, with figures that a car may have', () => {
    const used = rows.filter(({ type, condition }) => type === 'cars' && condition === 'used');
    expect(
      breaking(
        ({ inspection, type, condition }) => (inspection !== null) === (type === 'cars' && condition === 'used'),
      ),
    ).toEqual([]);
    const figures = (code: 'paint' | 'tread' | 'discs' | 'battery') =>
      used.flatMap(({ inspection }) => Object.values(inspection?.figures[code] ?? {}));
    for (const [code, least, most, places] of [
      ['paint', 85, 340, 11],
      ['tread', 1.6, 9, 4],
      ['discs', 0, 80, 2],
      ['battery', 12.2, 12.9, 1],
    ] as const) {
      const values = figures(code);
      // What a body has not is not measured: rear doors of a coupé, a roof of cloth.
      if (code !== 'paint') expect(values).toHaveLength(used.length * places);
      expect(values.filter((value) => value < least || value > most)).toEqual([]);
    }
    const measured = (row: Row) => Object.keys(row.inspection?.figures.paint ?? {}).length;
    expect(used.filter((row) => row.body_type === 'cabriolet').map(measured)).toContain(8);
    expect(used.filter((row) => row.body_type === 'sedan').every((row) => measured(row) === 11)).toBe(true);
    expect(
      used.filter((row) => row.inspection && row.inspection.on >= row.published_at.toISOString().slice(0, 10)),
    ).toEqual([]);
    const painted = used.filter(({ inspection }) => inspection && repaintedPanels(inspection) > 0).length;
    expect(painted).toBeGreaterThan(0);
    expect(painted).toBeLessThan(used.length);
  });

  test('each holding has what its site has: no motorcycles, jet skis, semi-trailers or loyalty at the second', () => {
    const second = rows.filter((row) => row.holding_id === 2);
    expect(
      second.filter(({ type, body_type }) => type === 'moto' || type === 'jet-ski' || body_type === 'semi-trailer'),
    ).toEqual([]);
    expect(second.some(({ benefits }) => benefits.some(({ code }) => code === 'loyalty'))).toBe(false);
    expect(
      rows.filter(
        ({ holding_id, type, condition }) => holding_id === 1 && type === 'commercial' && condition === 'used',
      ),
    ).toEqual([]);
    expect(new Set(rows.map(({ holding_id, type, condition }) => `${holding_id} ${type} ${condition}`)).size).toBe(15);
    expect(second.length / rows.length).toBeGreaterThan(0.35);
    expect(second.length / rows.length).toBeLessThan(0.45);
  });

  test('a new vehicle stands at a centre of its holding that sells the mark', () => {
    const dealers = new Map(facts.dealers.map((dealer) => [dealer.code, dealer]));
    const sells = (row: Row) => {
      const dealer = dealers.get(row.dealer);
      const mark = row.address.split('/')[0] ?? '';
      return dealer?.holdingId === row.holding_id && (row.condition === 'used' || dealer.marks.includes(mark));
    };
    expect(breaking(sells)).toEqual([]);
  });

  test('texts have two to four sentences, no holes and no nested quotes', () => {
    const sound = ({ description }: Row) =>
      !/undefined|null|NaN|\(\)| {2}|««|»»| ,|\.\./.test(description) &&
      (description.match(/[.](?= [А-ЯЁ]|$)/g) ?? []).length >= 2;
    expect(breaking(sound)).toEqual([]);
  });

  test('seeding again changes nothing', async () => {
    const before = await database.rows('select md5(string_agg(v::text, chr(10) order by id)) from vehicle v');
    expect(await seed(database, { vehicles, accessories: 200 })).toEqual({ seeded: false, vehicles });
    expect(await database.rows('select md5(string_agg(v::text, chr(10) order by id)) from vehicle v')).toEqual(before);
  });

  test('another size is seeded anew, and the first vehicles stay the same', async () => {
    const first =
      'select md5(string_agg(v::text, chr(10) order by id)) from (select * from vehicle order by id limit 500) v';
    const before = await database.rows(first);
    const progress: number[] = [];
    expect(
      await seed(database, { vehicles: 800, accessories: 200, onProgress: (done) => progress.push(done) }),
    ).toEqual({
      seeded: true,
      vehicles: 800,
    });
    expect(progress).toEqual([500, 800]);
    expect(await database.rows(first)).toEqual(before);
  });

  test('vehicles that came from elsewhere are never overwritten', async () => {
    await database.query("delete from app_meta where key = 'seed'");
    await expect(seed(database, { vehicles: 100 })).rejects.toThrow('not of the demonstration stock');
    expect(await database.rows('select count(*) from vehicle where holding_id <= 2')).toEqual([[800]]);
  });
});

test('both engines hold the very same stock', async () => {
  const sums = [];
  for (const engine of engines) {
    const database = await openTestDatabase(engine, { vehicles: 200 });
    sums.push(await database.rows('select md5(string_agg(to_jsonb(v)::text, chr(10) order by id)) from vehicle v'));
    await database.close();
  }
  expect(sums[0]).toEqual(sums[1]);
});
