import { randomUUID } from 'node:crypto';
import { leadFileMessages } from '@showroom/domain/lead/lead-files';
import { reviewPhotoSizes } from '@showroom/domain/review/review';
import sharp from 'sharp';
import { badRequest } from '../../http/api-error.ts';
import type { Pictures } from '../../http/media-routes.ts';
import type { Services } from '../../rpc/context.ts';
import type { Sender } from '../leads/store-lead.ts';
import { addressClaims, consumeAll } from '../rate-limits/consume.ts';
import { fileLimits } from '../rate-limits/limits.data.ts';
import { findPictures, findShownFile, insertPhoto } from './photo-queries.ts';

type Stores = Pick<Services, 'database' | 'files'>;

const pattern = /^reviews\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/(thumb|full)\.webp$/;
/** Of a photo that the desk may take out at any time, seconds. */
const keptFor = 3_600;

/** Cuts a picture that was cleaned when it came (`takeFile`). */
async function cut(picture: Uint8Array) {
  const open = () => sharp(picture).flatten({ background: '#ffffff' });
  const { thumb, full } = reviewPhotoSizes;
  const inside = { width: full, height: full, fit: 'inside', withoutEnlargement: true } as const;
  const whole = await open().resize(inside).webp({ quality: 80 }).toBuffer({ resolveWithObject: true });
  const square = await open().resize(thumb, thumb, { fit: 'cover' }).webp({ quality: 76 }).toBuffer();
  return { square, whole: whole.data, width: whole.info.width, height: whole.info.height };
}

/**
 * Makes the photos of a review out of pictures that were sent before. They belong to nobody until the review takes them, and go
 * after a day. Throws 400 for a picture that is not there (any more). Returns their ids in the order given.
 */
export async function makePhotos(
  { database, files }: Stores,
  { holdingId, address }: Sender,
  ids: readonly string[],
): Promise<string[]> {
  const wanted = [...new Set(ids)];
  const pictures = wanted.length === 0 ? [] : await findPictures(database, holdingId, wanted);
  if (pictures.length < wanted.length)
    throw badRequest('Проверьте поля формы.', [{ field: 'photos', message: leadFileMessages.lost }]);
  const made: string[] = [];
  for (const picture of pictures) {
    // Cutting one costs as much as taking it did.
    await consumeAll(database, addressClaims(fileLimits, address));
    const { square, whole, width, height } = await cut(await files.get(picture));
    const photo = { id: randomUUID(), width, height, thumbFile: randomUUID(), fullFile: randomUUID() };
    // The row first: bytes without a row would never be deleted.
    await insertPhoto(database, photo);
    await files.put(photo.thumbFile, square);
    await files.put(photo.fullFile, whole);
    made.push(photo.id);
  }
  return made;
}

/** Photos of published reviews beside the other pictures: `reviews/<id>/thumb.webp`. */
export function withReviewPhotos(others: Pictures, { database, files }: Stores): Pictures {
  return {
    async get(path, signal) {
      const [, id, size] = pattern.exec(path) ?? [];
      if (id === undefined) return others.get(path, signal);
      const file = await findShownFile(database, id, size === 'thumb' ? 'thumb' : 'full');
      return file === undefined ? null : { file: '', type: 'image/webp', bytes: await files.get(file), keptFor };
    },
  };
}
