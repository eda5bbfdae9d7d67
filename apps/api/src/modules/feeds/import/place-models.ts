import type { Executor } from '../../../db/database.ts';
import { insertMark, insertModel } from '../dictionary/insert-names.ts';
import type { NameMatcher } from './match-names.ts';
import { inRange, rangeOf, type VinRange } from './vin-range.ts';

/** Advisory lock: new marks and models take the next numbers. */
const advisoryLock = 570_263;

const firstId = async (db: Executor, sql: string, params: readonly unknown[]) =>
  (await db.query<{ id: number }>(sql, params))[0]?.id;

async function placeMark(db: Executor, id: number, beyond: NameMatcher['beyond']): Promise<number> {
  const mark = beyond.marks.get(id);
  if (!mark) return id;
  const placed =
    (await insertMark(db, mark)) ?? (await firstId(db, 'select id from mark where code = $1', [mark.code]));
  if (placed === undefined) throw new Error(`no row for the mark ${mark.code}`);
  return placed;
}

/**
 * Gives rows to the marks and models of the market that this import's records were first to bring (negative ids), and
 * puts their ids into the staged records. Years of a model are those of its vehicles.
 */
export async function placeModels(
  db: Executor,
  importId: string,
  beyond: NameMatcher['beyond'],
  range: VinRange,
): Promise<void> {
  const used = await db.query<{ markId: number; modelId: number; from: number; to: number }>(
    `select (data->>'mark_id')::int as "markId", (data->>'model_id')::int as "modelId",
       min((data->>'year')::int) as "from", max((data->>'year')::int) as "to"
     from feed_row f where ${inRange} and data is not null and (data->>'model_id')::int < 0 group by 1, 2 order by 2 desc`,
    rangeOf(importId, range),
  );
  if (used.length === 0) return;
  await db.query('select pg_advisory_xact_lock($1)', [advisoryLock]);
  for (const { markId, modelId, from, to } of used) {
    const model = beyond.models.get(modelId);
    if (!model) throw new Error(`no market model ${modelId}`);
    const realMark = await placeMark(db, markId, beyond);
    const placed =
      (await insertModel(db, { ...model, markId: realMark, years: [from, to] })) ??
      (await firstId(db, 'select id from model where mark_id = $1 and code = $2', [realMark, model.code]));
    await db.query(
      `update feed_row f set data = data || jsonb_build_object('mark_id', $5::int, 'model_id', $6::int)
       where ${inRange} and data is not null and (data->>'model_id')::int = $4`,
      [...rangeOf(importId, range), modelId, realMark, placed],
    );
  }
}
