import type { CityCode } from '@showroom/domain/city';
import type { Executor } from '../../db/database.ts';
import { loadNames } from '../search/name-table.ts';

export type ShopCentre = { id: number; holdingId: number; code: string; city: CityCode };
type Name = { id: number; code: string; name: string };
type ModelName = Name & { markId: number };

/** What a shelf needs beside the goods: centres, marks and models by their ids. */
export type ShopFacts = {
  centres: ReadonlyMap<number, ShopCentre>;
  marks: ReadonlyMap<number, Name>;
  models: ReadonlyMap<number, ModelName>;
};

const byId = <T extends { id: number }>(rows: readonly T[]) => new Map(rows.map((row) => [row.id, row]));

export async function readShopFacts(database: Executor): Promise<ShopFacts> {
  const centres = await database.query<ShopCentre>('select id, holding_id as "holdingId", code, city from dealer');
  const { marks, models } = await loadNames(database);
  return { centres: byId(centres), marks: byId(marks), models: byId(models) };
}
