import type { CityCode } from '@showroom/domain/city';
import type { Executor } from '../../db/database.ts';
import { loadDictionary } from '../catalog/dictionary.ts';

export type ShopCentre = { id: number; holdingId: number; code: string; city: CityCode };
type Name = { id: number; code: string; name: string };
type ModelName = Name & { markId: number };

/** What a shelf needs beside the goods: centres, marks and models by their ids. */
export type ShopFacts = {
  centres: ReadonlyMap<number, ShopCentre>;
  marks: ReadonlyMap<number, Name>;
  models: ReadonlyMap<number, ModelName>;
};

export async function readShopFacts(database: Executor): Promise<ShopFacts> {
  const centres = await database.query<ShopCentre>('select id, holding_id as "holdingId", code, city from dealer');
  const { marks, models } = await loadDictionary(database);
  return { centres: new Map(centres.map((centre) => [centre.id, centre])), marks, models };
}
