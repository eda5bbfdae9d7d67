import type { SearchAnswer } from '@showroom/api-contract/search';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../db/database.ts';
import { engines, openTestDatabase } from '../../db/testing.ts';
import { listedCondition } from '../catalog/stock-rows.ts';
import { searchCases } from './search-cases.data.ts';
import { createSearchService, type SearchService } from './search-service.ts';

/** A stock in which every model is to be had at the holding, whatever the seed drew. */
const addOneOfEach = `
  with pattern as (
    select distinct on (w.type) w.* from vehicle w
    where w.holding_id = 1 and w.status = 'on-sale' and w.price is not null order by w.type, w.id
  )
  insert into vehicle
  select (jsonb_populate_record(null::vehicle, to_jsonb(p) || jsonb_build_object('id', 900000 + o.id,
    'vin', 'EACH' || lpad(o.id::text, 13, '0'), 'mark_id', o.mark_id, 'model_id', o.id,
    'body_type', o.body_types ->> 0))).*
  from model o join pattern p on p.type = o.type`;

test('the table has 120 queries and more, each once', () => {
  const queries = searchCases.map(({ query }) => query);
  expect(queries.filter((query, at) => queries.indexOf(query) !== at)).toEqual([]);
  expect(queries.length).toBeGreaterThanOrEqual(120);
});

describe.each(engines)('what people type, on %s', (engine) => {
  let database: Database;
  let service: SearchService;
  beforeAll(async () => {
    database = await openTestDatabase(engine, { vehicles: 4_000, accessories: 20_000 });
    await database.exclusive((executor) => executor.query(addOneOfEach));
    service = createSearchService(database);
    await service.ready();
  });
  afterAll(async () => {
    await service.stop();
    await database.close();
  });

  const firstVehicle = ({ vehicles: { results } }: SearchAnswer) =>
    results[0] ? `${results[0].mark.raw} ${results[0].model.raw}` : '';

  test.each(searchCases.map((item) => [item.query, item] as const))('%s', async (query, expected) => {
    const answer = await service.search({ holdingId: 1, query });
    const { vehicles, accessories } = answer;
    if (expected.vehicle !== undefined)
      expect(firstVehicle(answer).slice(0, expected.vehicle.length)).toBe(expected.vehicle);
    if (expected.noVehicles) expect([vehicles.totalFacetCount, firstVehicle(answer)]).toEqual([0, '']);
    if (expected.noGoods) expect(accessories.results).toEqual([]);
    const [page] = answer.pages.results;
    if (expected.page) expect(page?.path.slice(0, expected.page.path.length)).toBe(expected.page.path);
    if (expected.page?.section) expect(page?.section).toBe(expected.page.section);
    if (expected.noPages) expect(answer.pages.results).toEqual([]);
    for (const words of expected.goods ?? []) expect(accessories.results[0]?.name.raw).toContain(words);
    if (expected.where === undefined) return;
    const [row] = await database.rows(
      `select count(*), count(*) filter (where v.id = any($1::int[])) from vehicle v join mark m on m.id = v.mark_id
       join model o on o.id = v.model_id join dealer d on d.id = v.dealer_id
       where v.holding_id = 1 and ${listedCondition} and (${expected.where})`,
      [vehicles.results.map(({ id }) => id.raw)],
    );
    expect(vehicles.results.length).toBeGreaterThan(0);
    expect(row).toEqual([vehicles.totalFacetCount, vehicles.results.length]);
  });
});
