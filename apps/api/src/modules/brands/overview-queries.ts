import type { BrandOverview, ModelTrim, ModelVersion } from '@showroom/api-contract/brands';
import type { BodyType, ColorGroup, EngineType } from '@showroom/domain/dictionaries';
import type { Executor } from '../../db/database.ts';
import { listedCondition } from '../catalog/stock-rows.ts';
import type { ModelRow, OverviewScope } from './overview-scope.ts';
import { scopeCondition, scopeParameters } from './overview-scope.ts';

type StockColumns = { total: number; new: number; used: number; priceFrom: number | null };
type Figures = BrandOverview['figures'];
type SummaryRow = StockColumns & {
  priceTo: number | null;
  newFrom: number | null;
  usedFrom: number | null;
  yearFrom: number | null;
  yearTo: number | null;
  powerFrom: number | null;
  powerTo: number | null;
  volumeFrom: number | null;
  volumeTo: number | null;
} & { [Key in 'bodyTypes' | 'engineTypes' | 'gearTypes' | 'driveTypes']: Figures[Key] | null };

const stockColumns = `count(*)::int as total,
  count(*) filter (where v.condition = 'new')::int as new,
  count(*) filter (where v.condition = 'used')::int as used, min(v.price) as "priceFrom"`;
const kinds = (column: string) => `jsonb_agg(distinct ${column}) filter (where ${column} <> 'none')`;

/** Counts, prices and bounds of what is in stock. One row, whatever there is. */
export async function selectSummary(db: Executor, scope: OverviewScope): Promise<SummaryRow> {
  const [row] = await db.query<SummaryRow>(
    `select ${stockColumns}, max(v.price) as "priceTo",
       min(v.price) filter (where v.condition = 'new') as "newFrom",
       min(v.price) filter (where v.condition = 'used') as "usedFrom",
       min(v.year) as "yearFrom", max(v.year) as "yearTo",
       min(nullif(v.power, 0)) as "powerFrom", max(nullif(v.power, 0)) as "powerTo",
       min(nullif(v.engine_volume, 0)) as "volumeFrom", max(nullif(v.engine_volume, 0)) as "volumeTo",
       jsonb_agg(distinct v.body_type) as "bodyTypes", ${kinds('v.engine_type')} as "engineTypes",
       ${kinds('v.gear_type')} as "gearTypes", ${kinds('v.drive_type')} as "driveTypes"
     from vehicle v where ${scopeCondition} and ${listedCondition}`,
    scopeParameters(scope),
  );
  if (!row) throw new Error('An aggregate without groups gave no row.');
  return row;
}

type LeastPrice = { bodyType: BodyType; year: number; price: number };

/** The least price of each body and year: what a credit can be given on. */
export function selectLeastPrices(db: Executor, scope: OverviewScope): Promise<LeastPrice[]> {
  return db.query<LeastPrice>(
    `select v.body_type as "bodyType", v.year, min(v.price) as price
     from vehicle v where ${scopeCondition} and ${listedCondition} and v.price is not null group by 1, 2`,
    scopeParameters(scope),
  );
}

/** The recommended vehicles of a scope. */
export async function selectOfferIds(db: Executor, scope: OverviewScope, size: number): Promise<number[]> {
  const rows = await db.query<{ id: number }>(
    `select v.id from vehicle v where ${scopeCondition} and ${listedCondition} order by v.rank desc, v.id limit $5`,
    [...scopeParameters(scope), size],
  );
  return rows.map(({ id }) => id);
}

/** Engines with their gearboxes and drives, the least power first. */
export function selectVersions(db: Executor, scope: OverviewScope): Promise<ModelVersion[]> {
  return db.query<ModelVersion>(
    `select v.engine_type as "engineType", v.engine_volume as "engineVolume", v.power, v.gear_type as "gearType",
       v.drive_type as "driveType", count(*)::int as count, min(v.price) as "priceFrom"
     from vehicle v where ${scopeCondition} and ${listedCondition}
     group by 1, 2, 3, 4, 5 order by v.power, v.engine_volume, v.engine_type collate "C",
       v.gear_type collate "C", v.drive_type collate "C"`,
    scopeParameters(scope),
  );
}

/** Trims, the least price first. */
export function selectTrims(db: Executor, scope: OverviewScope): Promise<ModelTrim[]> {
  return db.query<ModelTrim>(
    `select v.trim as name, count(*)::int as count, min(v.price) as "priceFrom"
     from vehicle v where ${scopeCondition} and ${listedCondition} and v.trim <> ''
     group by v.trim order by min(v.price), v.trim collate "C"`,
    scopeParameters(scope),
  );
}

export type GenerationRow = StockColumns & { generation: string; yearFrom: number; yearTo: number };

/** Generations of the scope that the holding has or had, the latest first, with what is in stock. */
export function selectGenerationStock(db: Executor, scope: OverviewScope): Promise<GenerationRow[]> {
  const listed = `filter (where ${listedCondition}`;
  return db.query<GenerationRow>(
    `select v.generation, count(*) ${listed})::int as total,
       count(*) ${listed} and v.condition = 'new')::int as new,
       count(*) ${listed} and v.condition = 'used')::int as used,
       min(v.price) ${listed}) as "priceFrom", min(v.year) as "yearFrom", max(v.year) as "yearTo"
     from vehicle v where ${scopeCondition} and v.generation is not null
     group by v.generation order by max(v.year) desc, min(v.year) desc, v.generation collate "C"`,
    scopeParameters(scope),
  );
}

/** `colors`: those in stock, the most frequent first. */
export type LineUpRow = ModelRow &
  StockColumns & { bodyType: BodyType | null; engineType: EngineType | null; colors: ColorGroup[] | null };

/** Every model of the mark that the dictionaries know, by name, with what is in stock and how most of it looks. */
export function selectLineUp(db: Executor, { holdingId, mark }: OverviewScope): Promise<LineUpRow[]> {
  return db.query<LineUpRow>(
    `select o.id, o.code, o.name, o.name_ru as "nameRu", o.type, o.body_types as "bodyTypes", o.klass, o.year_from as "yearFrom",
       o.year_to as "yearTo", coalesce(s.total, 0) as total, coalesce(s.new, 0) as new, coalesce(s.used, 0) as used,
       s."priceFrom", s."bodyType", s."engineType", c.colors
     from model o left join (
       select v.model_id, ${stockColumns}, mode() within group (order by v.body_type) as "bodyType",
         mode() within group (order by v.engine_type) as "engineType"
       from vehicle v
       where v.holding_id = $1 and v.model_id in (select id from model where mark_id = $2) and ${listedCondition}
       group by v.model_id
     ) s on s.model_id = o.id left join (
       select model_id, array_agg(color_group order by count desc, color_group) as colors from (
         select v.model_id, v.color_group::text, count(*) from vehicle v
         where v.holding_id = $1 and v.model_id in (select id from model where mark_id = $2) and ${listedCondition}
         group by 1, 2
       ) counted group by 1
     ) c on c.model_id = o.id
     where o.mark_id = $2 order by o.sort_key collate "C"`,
    [holdingId, mark.id],
  );
}
