import { join } from 'node:path';
import type { ColorGroup, TransportType } from '@showroom/domain/dictionaries';
import type { CabinFacts } from '@showroom/domain/picture-cabin';
import type { ShapeFacts } from '@showroom/domain/picture-shape';
import type { Database } from '../db/database.ts';
import type { Env } from '../env.ts';
import { drawnOfCard, drawnOfPage, picturesOf } from '../modules/catalog/pictures.ts';
import { openStudio, type Studio } from '../studio/studio.ts';

const noPictures: Studio = {
  get: async () => null,
  near: async () => null,
  expect: async () => {},
  share: () => Promise.reject(new Error('nobody draws here')),
  warm: async () => {},
  close: async () => {},
};

/** The studio over `<dataDir>/pictures`; one that has no pictures where no program is named. */
export function openPictures({ dataDir, studioProgram }: Pick<Env, 'dataDir' | 'studioProgram'>): Studio {
  return studioProgram === undefined ? noPictures : openStudio(studioProgram, join(dataDir, 'pictures'));
}

/**
 * Paths of the pictures that vehicles in stock show first, each once: the cards of listings, then what the pages of vehicles begin
 * with; what most vehicles share comes first.
 */
export async function stockPictures(database: Database): Promise<string[]> {
  type Row = ShapeFacts & CabinFacts & { type: TransportType; colorGroup: ColorGroup; count: number };
  const rows = await database.query<Row>(
    `select v.type, v.body_type as "bodyType", v.color_group as "colorGroup", m.code as "markCode", o.code as "modelCode", o.klass,
       v.year, v.engine_volume as "engineVolume", v.engine_type as "engineType", v.power, v.seats, count(*)::int as count
     from vehicle v join mark m on m.id = v.mark_id join model o on o.id = v.model_id
     where v.status = 'on-sale' and v.gallery = '[]' group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11`,
  );
  const cards = new Map<string, number>();
  const pages = new Map<string, number>();
  const add = (counts: Map<string, number>, path: string, count: number) =>
    counts.set(path, (counts.get(path) ?? 0) + count);
  for (const row of rows) {
    const pictures = picturesOf(row, '');
    for (const path of drawnOfCard(pictures)) add(cards, path, row.count);
    for (const path of drawnOfPage(pictures)) add(pages, path, row.count);
  }
  return [cards, pages].flatMap((counts) =>
    [...counts].sort(([a, many], [b, more]) => more - many || (a < b ? -1 : 1)).map(([path]) => path),
  );
}
