import type { BodyType, DriveType, TransportType } from '@showroom/domain/dictionaries';
import type { Executor } from '../../../db/database.ts';

export type KnownMark = { id: number; code: string; name: string; nameRu: string; popular: boolean };
export type KnownModel = {
  id: number;
  markId: number;
  code: string;
  name: string;
  nameRu: string;
  type: TransportType;
  bodyTypes: BodyType[];
  /** What drives its two-wheel versions, where the dealer's or the market's table says so. */
  twoWheelDrive: DriveType | null;
  /** The year when the last one was made; null while it still is, absent where it is not known. */
  madeTo?: number | null;
};
export type KnownDealer = { id: number; code: string; name: string; address: string; markIds: number[] };
/** A word of the dealer's own dictionary: a spelling, and what it means. */
export type KnownWord = { kind: string; text: string; target: string; targetId: number; markId: number | null };

/** Reference data for the records of a holding. */
export type StockDictionary = { marks: KnownMark[]; models: KnownModel[]; dealers: KnownDealer[]; words: KnownWord[] };

export async function loadStockDictionary(db: Executor, holdingId: number): Promise<StockDictionary> {
  return {
    marks: await db.query<KnownMark>('select id, code, name, name_ru as "nameRu", popular from mark order by id'),
    models: await db.query<KnownModel>(
      `select id, mark_id as "markId", code, name, name_ru as "nameRu", type, body_types as "bodyTypes",
         two_wheel_drive as "twoWheelDrive",
         year_to as "madeTo"
       from model order by id`,
    ),
    dealers: await db.query<KnownDealer>(
      `select d.id, d.code, d.name, d.address, coalesce((select jsonb_agg(x.mark_id) from dealer_mark x where x.dealer_id = d.id), '[]')
         as "markIds"
       from dealer d where d.holding_id = $1 order by d.id`,
      [holdingId],
    ),
    words: await db.query<KnownWord>(
      `select kind, text, target, coalesce(target_id, 0) as "targetId", mark_id as "markId" from feed_word
       where holding_id is null or holding_id = $1 order by holding_id nulls last, id`,
      [holdingId],
    ),
  };
}

/** The holding of a dealer centre; undefined when there is no such centre. */
export async function holdingOfDealer(db: Executor, code: string): Promise<number | undefined> {
  const [row] = await db.query<{ holdingId: number }>('select holding_id as "holdingId" from dealer where code = $1', [
    code,
  ]);
  return row?.holdingId;
}

export async function holdingsKnown(db: Executor): Promise<number[]> {
  return (await db.rows('select distinct holding_id from dealer order by 1')).map(([id]) => id as number);
}
