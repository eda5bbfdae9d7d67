import type { Executor } from '../../../db/database.ts';
import { sortKey } from '../../../seed/sort-key.ts';
import type { NameMatcher } from './match-names.ts';

/** Advisory lock: new marks and models take the next numbers. */
const advisoryLock = 570_263;

async function placeMark(db: Executor, id: number, beyond: NameMatcher['beyond']): Promise<number> {
  const mark = beyond.marks.get(id);
  if (!mark) return id;
  const [row] = await db.query<{ id: number }>(
    `insert into mark (id, code, name, name_ru, sort_key, country, popular)
     select coalesce(max(id), 0) + 1, $1::text, $2::text, $3::text, $4::text, $5::text, false from mark
     on conflict (code) do update set code = excluded.code returning id`,
    [mark.code, mark.name, mark.nameRu, sortKey(mark.name), mark.country],
  );
  if (!row) throw new Error(`no row for the mark ${mark.code}`);
  return row.id;
}

/**
 * Gives rows to the marks and models of the market that this import's records were first to bring (negative ids), and
 * puts their ids into the staged records. Years of a model are those of its vehicles.
 */
export async function placeModels(db: Executor, importId: string, beyond: NameMatcher['beyond']): Promise<void> {
  const used = await db.query<{ markId: number; modelId: number; from: number; to: number }>(
    `select (data->>'mark_id')::int as "markId", (data->>'model_id')::int as "modelId",
       min((data->>'year')::int) as "from", max((data->>'year')::int) as "to"
     from feed_row where import_id = $1 and data is not null and (data->>'model_id')::int < 0 group by 1, 2 order by 2 desc`,
    [importId],
  );
  if (used.length === 0) return;
  await db.query('select pg_advisory_xact_lock($1)', [advisoryLock]);
  for (const { markId, modelId, from, to } of used) {
    const model = beyond.models.get(modelId);
    if (!model) throw new Error(`no market model ${modelId}`);
    const realMark = await placeMark(db, markId, beyond);
    const [row] = await db.query<{ id: number }>(
      `insert into model (id, mark_id, code, name, name_ru, sort_key, type, body_types, year_from, year_to, two_wheel_drive)
       select coalesce(max(id), 0) + 1, $1::smallint, $2::text, $3::text, $4::text, $5::text, $6::text, $7::jsonb, $8::smallint, $9::smallint, $10::text
       from model on conflict (mark_id, code) do update set code = excluded.code returning id`,
      [
        realMark,
        model.code,
        model.name,
        model.nameRu,
        sortKey(model.name),
        model.type,
        JSON.stringify(model.bodyTypes),
        from,
        to,
        model.twoWheelDrive,
      ],
    );
    await db.query(
      `update feed_row set data = data || jsonb_build_object('mark_id', $3::int, 'model_id', $4::int)
       where import_id = $1 and data is not null and (data->>'model_id')::int = $2`,
      [importId, modelId, realMark, row?.id],
    );
  }
}
