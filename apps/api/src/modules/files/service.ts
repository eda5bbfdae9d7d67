import { randomUUID } from 'node:crypto';
import type { LeadFile } from '@showroom/api-contract/lead';
import { fileRefusal, isLeadFileType, leadFileMessages, leadFileTypes } from '@showroom/domain/lead/lead-files';
import { fileTypeFromBuffer } from 'file-type';
import { badRequest } from '../../http/api-error.ts';
import type { Services } from '../../rpc/context.ts';
import { addressClaims, consumeAll } from '../rate-limits/consume.ts';
import { fileLimits } from '../rate-limits/limits.data.ts';
import { takeUnboundPhotos } from '../reviews/photo-queries.ts';
import { cleanPicture } from './clean-picture.ts';
import { fileName } from './file-name.ts';
import { insertFile, takeForgotten, takeUnbound } from './queries.ts';

const refuse = (message: string) => badRequest(message, [{ field: 'file', message }]);

/**
 * Takes a file until its lead comes. What it is its bytes say; type and name that the browser sent decide nothing. A picture
 * is kept as it is seen, without what the camera wrote beside it; one of HEIC as JPEG.
 */
export async function takeFile(
  { database, files, holdings }: Pick<Services, 'database' | 'files' | 'holdings'>,
  { holdingId, address }: { holdingId: number; address: string | undefined },
  file: File,
): Promise<LeadFile> {
  if (!holdings.has(holdingId))
    throw badRequest('Запрос составлен неверно.', [{ field: 'holdingId', message: 'нет такого холдинга' }]);
  const tooLarge = fileRefusal('image/jpeg', file.size);
  if (tooLarge) throw refuse(tooLarge);
  const sent = new Uint8Array(await file.arrayBuffer());
  const found = (await fileTypeFromBuffer(sent))?.mime;
  // What a telephone calls HEIC says HEIF of itself at times.
  const mime = found === 'image/heif' ? 'image/heic' : found;
  if (!isLeadFileType(mime)) throw refuse(leadFileMessages.type);
  const tooLargeOfKind = fileRefusal(mime, sent.byteLength);
  if (tooLargeOfKind) throw refuse(tooLargeOfKind);
  // Before the picture is unpacked: that is the costly part.
  await consumeAll(database, addressClaims(fileLimits, address));
  const bytes = mime === 'application/pdf' ? sent : await cleanPicture({ bytes: sent, mime });
  if (!bytes) throw refuse(leadFileMessages.unreadable);
  const kept = mime === 'image/heic' ? 'image/jpeg' : mime;
  const taken = {
    id: randomUUID(),
    name: fileName(file.name, leadFileTypes[kept]),
    size: bytes.byteLength,
    mime: kept,
  };
  // The row first: bytes without a row would never be deleted.
  await insertFile(database, holdingId, taken);
  await files.put(taken.id, bytes);
  return taken;
}

/** Deletes what no lead, review, account or deal wants any more. Returns how many files went. */
export async function purgeFiles({ database, files }: Pick<Services, 'database' | 'files'>): Promise<number> {
  const ids = [
    ...(await takeUnbound(database)),
    ...(await takeUnboundPhotos(database)),
    ...(await takeForgotten(database)),
  ];
  for (const id of ids) await files.remove(id);
  return ids.length;
}
