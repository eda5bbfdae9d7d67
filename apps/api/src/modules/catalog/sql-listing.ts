import { type FacetKey, type FlagKey, facetKeys, flagKeys } from '@showroom/domain/listing';
import type { Executor } from '../../db/database.ts';
import { placeSql } from './city-order.ts';
import { activeFilters, type ListingRequest } from './listing-request.ts';
import {
  emptyCounts,
  type FilterName,
  type ListingResult,
  noBounds,
  type RangeName,
  rangeNames,
  zeroMeansNone,
} from './listing-result.ts';
import { sortKeys } from './sort-orders.ts';
import { listedCondition, shownCondition, useColumn } from './stock-rows.ts';

const facetColumns: Record<FacetKey, string> = {
  mark: 'mark',
  model: 'model',
  bodyType: 'body_type',
  engine: 'engine_type',
  gear: 'gear_type',
  drive: 'drive_type',
  color: 'color_group',
  seats: 'seats',
  country: 'country',
  dealerCity: 'city',
  dealer: 'dealer',
};
const rangeColumns: Record<RangeName, string> = {
  price: 'price',
  year: 'year',
  mileage: 'mileage_km',
  power: 'power',
  volume: 'engine_volume',
};

type Conditions = Partial<Record<FilterName, string>>;

/** The SQL of each filter that is on; values go in as parameters. */
function conditionsOf(request: ListingRequest, params: unknown[]): Conditions {
  const add = (value: unknown) => `$${params.push(value)}`;
  const conditions: Conditions = {};
  for (const key of facetKeys) {
    const chosen = request.facets[key];
    if (!chosen) continue;
    if (key === 'model' && request.facets.mark) {
      // Models narrow their own mark alone; see `missModels`.
      const models = `${add(chosen)}::text[]`;
      conditions.model = `(v.model = any(${models}) or v.mark not in (
        select m.code from model o join mark m on m.id = o.mark_id where o.type = $2 and o.code = any(${models})))`;
    } else conditions[key] = `v.${facetColumns[key]} = any(${add(chosen)}::text[])`;
  }
  for (const name of rangeNames) {
    const range = request.ranges[name];
    if (range)
      conditions[name] = `v.${rangeColumns[name]} between ${add(range.from)}::bigint and ${add(range.to)}::bigint`;
  }
  for (const key of request.flags) conditions[key] = `v.${key}`;
  return conditions;
}

/** All conditions but those that a facet looks past; see `ownBits`. */
function except(conditions: Conditions, dropped: FilterName | undefined): string {
  const kept = Object.entries(conditions).filter(
    ([name]) => name !== dropped && !(dropped === 'mark' && name === 'model'),
  );
  return kept.length > 0 ? kept.map(([, condition]) => condition).join(' and ') : 'true';
}

const stockOf = (found: string | undefined, soon: boolean) => `with stock as materialized (
    select v.id, v.body_type, v.engine_type, v.gear_type, v.drive_type, v.color_group, v.seats::text as seats, v.year,
      ${useColumn} as mileage_km, v.power, v.engine_volume, v.price, v.vat, v.old_price is not null as sale,
      jsonb_array_length(v.benefits) > 0 as promo, v.rank, v.published_at,
      m.code as mark, m.country, o.code as model, d.code as dealer, d.city
    from vehicle v join mark m on m.id = v.mark_id join model o on o.id = v.model_id join dealer d on d.id = v.dealer_id
    where v.holding_id = $1 and v.type = $2 and ($3::text is null or v.condition = $3) and ${
      soon ? `${shownCondition} and v.price is null` : listedCondition
    }${found ? ` and v.id = any(${found})` : ''})`;

function countsSql(conditions: Conditions, active: readonly FilterName[]): string {
  const facets = facetKeys.map(
    (key) =>
      `select 'facet', '${key}', v.${facetColumns[key]}, count(*), null::bigint, null::bigint from stock v
       where v.${facetColumns[key]} is not null and ${except(conditions, key)} group by 3`,
  );
  const bounds = rangeNames.map((name) => {
    const column = `v.${rangeColumns[name]}`;
    const told = zeroMeansNone.has(name) ? `nullif(${column}, 0)` : column;
    return `select 'bounds', '${name}', null, count(*), min(${told}), max(${told})
       from stock v where ${except(conditions, name)}`;
  });
  const drops = active.map(
    (name) => `select 'drop', '${name}', null, count(*), null, null from stock v where ${except(conditions, name)}`,
  );
  return [
    ...facets,
    ...bounds,
    ...drops,
    `select 'total', '', null, count(*), null, null from stock v where ${except(conditions, undefined)}`,
    ...flagKeys.map(
      (key) =>
        `select 'flag', '${key}', null, count(*), null, null from stock v where v.${key} and ${except(conditions, key)}`,
    ),
  ].join('\nunion all\n');
}

type CountRow = [
  kind: string,
  name: string,
  value: string | null,
  count: number,
  min: number | null,
  max: number | null,
];

function readCounts(rows: readonly CountRow[]): Omit<ListingResult, 'ids'> {
  const counts = emptyCounts();
  const bounds = noBounds();
  const drops = new Map<FilterName, number>();
  let total = 0;
  const flags = { vat: 0, sale: 0, promo: 0 };
  for (const [kind, name, value, count, min, max] of rows) {
    if (kind === 'facet' && value !== null) counts[name as FacetKey].set(value, count);
    else if (kind === 'bounds' && min !== null && max !== null) bounds[name as RangeName] = { min, max };
    else if (kind === 'drop') drops.set(name as FilterName, count);
    else if (kind === 'total') total = count;
    else if (kind === 'flag') flags[name as FlagKey] = count;
  }
  return { total, counts, bounds, flags, drops: total > 0 ? new Map() : drops };
}

/** Answers a listing from the database: while the index is being built, and as its reference in tests. */
export async function listFromSql(executor: Executor, request: ListingRequest): Promise<ListingResult> {
  const params: unknown[] = [request.holdingId, request.type, request.condition ?? null];
  const conditions = conditionsOf(request, params);
  const found = request.among && `$${params.push(request.among)}::int[]`;
  const stock = stockOf(found, request.soon);
  const counted = await executor.rows(`${stock}\n${countsSql(conditions, activeFilters(request))}`, params);
  const result = readCounts(counted as CountRow[]);
  if (request.size === 0 || result.total === 0) return { ...result, ids: [] };
  const recommended = request.sort === 'recommended';
  const order = found && recommended ? `array_position(${found}, v.id)` : sortKeys[request.sort].sql;
  const own = recommended && request.city && !found ? `v.city = $${params.push(request.city)}` : undefined;
  const page = await executor.rows(
    `${stock} ${
      own
        ? `select id from (select v.id, ${own} as own, row_number() over (partition by ${own} order by ${order}, v.id) - 1 as nth
            from stock v where ${except(conditions, undefined)}) placed order by ${placeSql}`
        : `select v.id from stock v where ${except(conditions, undefined)} order by ${order}, v.id`
    } limit ${request.size} offset ${(request.page - 1) * request.size}`,
    params,
  );
  return { ...result, ids: page.map(([id]) => id as number) };
}

/** Those of the vehicles that a listing holds now, as the database knows them. */
export async function listedAmong(
  executor: Executor,
  request: ListingRequest,
  ids: readonly number[],
): Promise<number[]> {
  const params: unknown[] = [request.holdingId, request.type, request.condition ?? null];
  const conditions = conditionsOf(request, params);
  const found = `$${params.push(ids)}::int[]`;
  const rows = await executor.rows(
    `${stockOf(found, request.soon)} select v.id from stock v where ${except(conditions, undefined)} order by v.id`,
    params,
  );
  return rows.map(([id]) => id as number);
}
