import { join } from 'node:path';
import type { Pictures } from '../http/media-routes.ts';
import { errorRecord, type Log } from '../log.ts';

/** All pictures together take some 100 MB; the bound keeps a mistake from filling the disk. */
const store = { maxBytes: 512 * 1024 * 1024, concurrency: 2 };

/** Without its native part (a platform that has no build of it) the shop still sells: pages show their placeholder. */
const noPictures: Pictures = { get: async () => null };

/** The studio under `<dataDir>/pictures`, which draws what is asked for the first time. */
export async function openPictures(dataDir: string, log: Log): Promise<Pictures> {
  try {
    const { createPictureStore } = await import('@showroom/images/store');
    return createPictureStore({ dir: join(dataDir, 'pictures'), ...store });
  } catch (error) {
    log.warn(errorRecord(error), 'pictures cannot be drawn here');
    return noPictures;
  }
}
