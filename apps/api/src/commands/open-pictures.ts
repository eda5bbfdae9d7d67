import { join } from 'node:path';
import type { BodyType, ColorGroup } from '@showroom/domain/dictionaries';
import { pictureUrl, studioPictureBase } from '@showroom/domain/picture';
import type { Database } from '../db/database.ts';
import type { Pictures } from '../http/media-routes.ts';
import { errorRecord, type Log } from '../log.ts';

/** The bound keeps a mistake from filling the disk. Two painters: the first pictures matter more than their 270 MB. */
const store = { maxBytes: 512 * 1024 * 1024, concurrency: 2 };

export type Studio = Pictures & {
  /** Draws ahead, one after another; what a visitor asks for meanwhile goes in between. */
  warm(paths: readonly string[]): Promise<void>;
  close(): Promise<void>;
};

/** Without its native part (a platform that has no build of it) the shop still sells: pages show their placeholder. */
const noPictures: Studio = { get: async () => null, warm: async () => {}, close: async () => {} };

/** The studio under `<dataDir>/pictures`, which draws what is asked for the first time. */
export async function openPictures(dataDir: string, log: Log): Promise<Studio> {
  try {
    const { createPictureStore } = await import('@showroom/image-renderer/store');
    return createPictureStore({ dir: join(dataDir, 'pictures'), ...store });
  } catch (error) {
    log.warn(errorRecord(error), 'pictures cannot be drawn here');
    return noPictures;
  }
}

/** Paths of the pictures that listings show: the front view of every body and colour in stock, the most frequent first. */
export async function listingPictures(database: Database): Promise<string[]> {
  const rows = await database.query<{ body: BodyType; color: ColorGroup }>(
    `select body_type as body, color_group as color from vehicle
     where status = 'on-sale' group by 1, 2 order by count(*) desc, 1, 2`,
  );
  return rows.map(({ body, color }) =>
    pictureUrl(studioPictureBase(body, color, 'front'), 'card').slice('/media/'.length),
  );
}
