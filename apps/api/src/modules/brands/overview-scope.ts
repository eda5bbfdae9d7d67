import type { BodyType, Country, TransportType } from '@showroom/domain/dictionaries';
import type { Executor } from '../../db/database.ts';
import { seriesCode } from './series-code.ts';

/** Subject of an overview, from its path. */
export type OverviewPath = { mark: string; model?: string | undefined; series?: string | undefined };

export type MarkRow = { id: number; code: string; name: string; nameRu: string; country: Country };
export type ModelRow = {
  id: number;
  code: string;
  name: string;
  nameRu: string;
  type: TransportType;
  bodyTypes: BodyType[];
  klass: string | null;
  yearFrom: number;
  yearTo: number | null;
};

export type OverviewScope = {
  holdingId: number;
  mark: MarkRow;
  model: ModelRow | null;
  /** Names of the generations behind the series: more than one when they are spelled alike in a path. */
  generations: readonly string[] | null;
};

/** The rows of a scope; the parameters are those of `scopeParameters`. By model, which is what there is an index of. */
export const scopeCondition = `v.holding_id = $1
  and v.model_id in (select id from model where mark_id = $2 and ($3::int is null or id = $3))
  and ($4::text[] is null or v.generation = any($4))`;

export function scopeParameters({ holdingId, mark, model, generations }: OverviewScope): unknown[] {
  return [holdingId, mark.id, model?.id ?? null, generations ? [...generations] : null];
}

async function selectMark(db: Executor, code: string): Promise<MarkRow | undefined> {
  const [row] = await db.query<MarkRow>(
    `select m.id, m.code, m.name, m.name_ru as "nameRu", m.country from mark m
     where m.code = $1 and exists (select 1 from model where model.mark_id = m.id)`,
    [code],
  );
  return row;
}

async function selectModel(db: Executor, markId: number, code: string): Promise<ModelRow | undefined> {
  const [row] = await db.query<ModelRow>(
    `select id, code, name, name_ru as "nameRu", type, body_types as "bodyTypes", klass, year_from as "yearFrom",
       year_to as "yearTo" from model where mark_id = $1 and code = $2`,
    [markId, code],
  );
  return row;
}

/** Generations of a model that a holding has or had, whatever became of the vehicles. */
async function selectGenerations(db: Executor, holdingId: number, modelId: number): Promise<string[]> {
  const rows = await db.query<{ generation: string }>(
    'select distinct generation from vehicle where holding_id = $1 and model_id = $2 and generation is not null',
    [holdingId, modelId],
  );
  return rows.map(({ generation }) => generation);
}

/** The mark, model and series that a path names; undefined when one of them is unknown. */
export async function findScope(
  db: Executor,
  holdingId: number,
  path: OverviewPath,
): Promise<OverviewScope | undefined> {
  const mark = await selectMark(db, path.mark);
  if (!mark) return undefined;
  if (path.model === undefined) return { holdingId, mark, model: null, generations: null };
  const model = await selectModel(db, mark.id, path.model);
  if (!model) return undefined;
  if (path.series === undefined) return { holdingId, mark, model, generations: null };
  const generations = (await selectGenerations(db, holdingId, model.id)).filter(
    (name) => seriesCode(name) === path.series,
  );
  return generations.length > 0 ? { holdingId, mark, model, generations } : undefined;
}
