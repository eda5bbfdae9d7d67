import { join } from 'node:path';
import * as v from 'valibot';
import type { ObjectStoreSettings } from './open-object-store.ts';
import { readS3Url } from './s3-object-store.ts';

/** Environment variables of the photos of vehicles. */
export const photoEntries = {
  PHOTO_STORE_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => readS3Url(text) !== undefined,
        'PHOTO_STORE_URL is wrong: the form is https://key:secret@host/bucket?region=ru-central1.',
      ),
    ),
  ),
  FEED_LOOPBACK: v.optional(v.picklist(['0', '1'], 'FEED_LOOPBACK is 1 or 0.'), '0'),
};

/** Where photos of vehicles are kept, and whether feeds and photos may come from this machine. */
export type PhotoSettings = { store: ObjectStoreSettings; allowLoopback: boolean };

type Given = v.InferOutput<v.ObjectSchema<typeof photoEntries, undefined>>;

/** Settings of the photos, and what is wrong with them: only tests and development fetch from this machine. */
export function readPhotoSettings(
  { PHOTO_STORE_URL, FEED_LOOPBACK }: Given,
  { isProduction, allowDevelopment, dataDir }: { isProduction: boolean; allowDevelopment: boolean; dataDir: string },
): { settings: PhotoSettings; problems: string[] } {
  const s3 = PHOTO_STORE_URL === undefined ? undefined : readS3Url(PHOTO_STORE_URL);
  const allowLoopback = FEED_LOOPBACK === '1';
  const problems =
    allowLoopback && isProduction && !allowDevelopment
      ? ['FEED_LOOPBACK is for tests and development: production fetches feeds and photos from public networks only.']
      : [];
  const store: ObjectStoreSettings = s3 ? { kind: 's3', ...s3 } : { kind: 'disk', folder: join(dataDir, 'store') };
  return { settings: { store, allowLoopback }, problems };
}
