import type { BodyType, Country, DriveType, TransportType } from '@showroom/domain/dictionaries';
import type { Executor } from '../../../db/database.ts';
import { sortKey } from '../../../seed/sort-key.ts';

type MarkRow = { code: string; name: string; nameRu: string; country: Country };
type ModelRow = {
  markId: number;
  code: string;
  name: string;
  nameRu: string;
  type: TransportType;
  bodyTypes: readonly BodyType[];
  years: readonly [from: number, to: number | null];
  /** Of those without four driven wheels. */
  twoWheelDrive: DriveType | null;
};

/** The next mark; undefined where its code is taken. */
export async function insertMark(db: Executor, mark: MarkRow): Promise<number | undefined> {
  const [row] = await db.query<{ id: number }>(
    `insert into mark (id, code, name, name_ru, sort_key, country, popular)
     select coalesce(max(id), 0) + 1, $1::text, $2::text, $3::text, $4::text, $5::text, false from mark
     on conflict (code) do nothing returning id`,
    [mark.code, mark.name, mark.nameRu, sortKey(mark.name), mark.country],
  );
  return row?.id;
}

/** The next model; undefined where its code is taken in its mark. */
export async function insertModel(db: Executor, model: ModelRow): Promise<number | undefined> {
  const [row] = await db.query<{ id: number }>(
    `insert into model (id, mark_id, code, name, name_ru, sort_key, type, body_types, year_from, year_to, two_wheel_drive)
     select coalesce(max(id), 0) + 1, $1::smallint, $2::text, $3::text, $4::text, $5::text, $6::text, $7::jsonb, $8::smallint, $9::smallint, $10::text
     from model on conflict (mark_id, code) do nothing returning id`,
    [
      ...[model.markId, model.code, model.name, model.nameRu, sortKey(model.name), model.type],
      ...[JSON.stringify(model.bodyTypes), ...model.years, model.twoWheelDrive],
    ],
  );
  return row?.id;
}
