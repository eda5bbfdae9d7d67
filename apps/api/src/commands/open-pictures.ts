import { join } from 'node:path';
import type { BodyType, ColorGroup } from '@showroom/domain/dictionaries';
import { pictureUrl, studioPictureBase } from '@showroom/domain/picture';
import type { Database } from '../db/database.ts';
import type { Pictures } from '../http/media-routes.ts';
import { errorRecord, type Log } from '../log.ts';
import type { ShareCache } from '../modules/share-pictures/share-pictures.ts';

/** `maxBytes` limits the disk. Two workers: early pictures matter more than 270 MB of memory. */
const store = { maxBytes: 512 * 1024 * 1024, concurrency: 2 };

export type Studio = Pictures & {
  /** Prerenders one after another; visitors' requests go first. */
  warm(paths: readonly string[]): Promise<void>;
  close(): Promise<void>;
};

/** Without sharp's native build (unsupported platform) pages show placeholders. */
const noPictures: Studio = { get: async () => null, warm: async () => {}, close: async () => {} };

/** The picture store under `<dataDir>/pictures`; renders on first request. */
export async function openPictures(dataDir: string, log: Log): Promise<Studio> {
  try {
    const { createPictureStore } = await import('@showroom/image-renderer/store');
    return createPictureStore({ dir: join(dataDir, 'pictures'), ...store });
  } catch (error) {
    log.warn(errorRecord(error), 'pictures cannot be drawn here');
    return noPictures;
  }
}

const shareBytes = 64 * 1024 * 1024;

/** Where link previews are kept; undefined where none can be drawn. */
export async function openShareCache(dataDir: string): Promise<ShareCache | undefined> {
  try {
    const { createDiskCache } = await import('@showroom/image-renderer/disk-cache');
    return createDiskCache(join(dataDir, 'shares'), shareBytes);
  } catch {
    return undefined;
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
