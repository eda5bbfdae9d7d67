import type { Executor } from '../../../db/database.ts';

/** Records of an import by their VINs, beyond `after` up to `to`; null: to the last. */
export type VinRange = { after: string; to: string | null };

export const whole: VinRange = { after: '', to: null };

/** A condition on the records `f`, with the first three parameters of a statement. */
export const inRange = 'f.import_id = $1 and f.vin > $2::bpchar and ($3::bpchar is null or f.vin <= $3::bpchar)';
export const rangeOf = (importId: string, { after, to }: VinRange) => [importId, after, to];

/** The records in ranges of at most so many. */
export async function rangesOf(db: Executor, importId: string, mostRows: number): Promise<VinRange[]> {
  if (!Number.isFinite(mostRows)) return [whole];
  const rows = await db.rows(
    `select vin from (select vin, row_number() over (order by vin) as place from feed_row where import_id = $1) r
     where place % $2::int = 0 order by vin`,
    [importId, mostRows],
  );
  const ends = rows.map(([vin]) => String(vin));
  return [...ends, null].map((to, at) => ({ after: ends[at - 1] ?? '', to }));
}
