import { join } from 'node:path';
import type { ColorGroup } from '@showroom/domain/dictionaries';
import { pictureUrl, studioPictureBase } from '@showroom/domain/picture';
import { pictureShapeOf, type ShapeFacts } from '@showroom/domain/picture-shape';
import type { Database } from '../db/database.ts';
import type { Env } from '../env.ts';
import { openStudio, type Studio } from '../studio/studio.ts';

const noPictures: Studio = {
  get: async () => null,
  near: async () => null,
  share: () => Promise.reject(new Error('nobody draws here')),
  warm: async () => {},
  close: async () => {},
};

/** The studio over `<dataDir>/pictures`; one that has no pictures where no program is named. */
export function openPictures({ dataDir, studioProgram }: Pick<Env, 'dataDir' | 'studioProgram'>): Studio {
  return studioProgram === undefined ? noPictures : openStudio(studioProgram, join(dataDir, 'pictures'));
}

/** Paths of the pictures that listings show: the front view of every look in stock, the most frequent first. */
export async function listingPictures(database: Database): Promise<string[]> {
  const rows = await database.query<ShapeFacts & { color: ColorGroup; count: number }>(
    `select v.body_type as "bodyType", v.color_group as color, m.code as "markCode", o.code as "modelCode", o.klass,
       v.year, v.engine_volume as "engineVolume", count(*)::int as count
     from vehicle v join mark m on m.id = v.mark_id join model o on o.id = v.model_id
     where v.status = 'on-sale' group by 1, 2, 3, 4, 5, 6, 7`,
  );
  const looks = new Map<string, number>();
  for (const row of rows) {
    const base = studioPictureBase(row.bodyType, row.color, 'front', pictureShapeOf(row));
    looks.set(base, (looks.get(base) ?? 0) + row.count);
  }
  return [...looks]
    .sort(([a, many], [b, more]) => more - many || (a < b ? -1 : 1))
    .map(([base]) => pictureUrl(base, 'card').slice('/media/'.length));
}
