import type { CityCode } from '@showroom/domain/city';
import type { Country, TransportType } from '@showroom/domain/dictionaries';
import type { Executor } from '../../db/database.ts';
import { loadEquipment } from './equipment.ts';

export type MarkEntry = { id: number; code: string; name: string; nameRu: string; country: Country; popular: boolean };
/** `klass` is the size class, null where nobody told it. */
export type ModelEntry = {
  id: number;
  code: string;
  name: string;
  nameRu: string;
  markId: number;
  markCode: string;
  type: TransportType;
  klass: string | null;
  bodyTypes: readonly string[];
};
type DealerEntry = { id: number; code: string; name: string; city: CityCode };

/** Marks, models and dealers: small, read whole, in the order that visitors see them. */
export type Dictionary = {
  marks: ReadonlyMap<number, MarkEntry>;
  models: ReadonlyMap<number, ModelEntry>;
  dealers: ReadonlyMap<number, DealerEntry>;
};

/** What the index reads rows with: `equipment` is what each set has of what people choose by, as bits. */
export type RowDictionary = Dictionary & { equipment: ReadonlyMap<number, number> };

const byId = <T extends { id: number }>(rows: T[]): ReadonlyMap<number, T> => new Map(rows.map((row) => [row.id, row]));

/** Reads the dictionaries. Maps keep the alphabetical order of the stored keys. */
export async function loadDictionary(executor: Executor): Promise<Dictionary> {
  const marks = await executor.query<MarkEntry>(
    'select id, code, name, name_ru as "nameRu", country, popular from mark order by sort_key, id',
  );
  const models = await executor.query<ModelEntry>(
    `select d.id, d.code, d.name, d.name_ru as "nameRu", d.mark_id as "markId", d.type, d.klass,
       d.body_types as "bodyTypes", m.code as "markCode"
     from model d join mark m on m.id = d.mark_id order by d.sort_key, d.id`,
  );
  const dealers = await executor.query<DealerEntry>('select id, code, name, city from dealer order by sort_key, id');
  return { marks: byId(marks), models: byId(models), dealers: byId(dealers) };
}

export const loadRowDictionary = async (executor: Executor): Promise<RowDictionary> => ({
  ...(await loadDictionary(executor)),
  equipment: await loadEquipment(executor),
});
