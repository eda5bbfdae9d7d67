import { randomUUID } from 'node:crypto';
import type { LeadFile } from '@showroom/api-contract/lead';
import { isLeadFileType, leadFileLimits, leadFileMessages, leadFileTypes } from '@showroom/domain/lead/lead-files';
import { fileTypeFromBuffer } from 'file-type';
import { badRequest } from '../../http/api-error.ts';
import type { Services } from '../../rpc/context.ts';
import { addressClaims, consumeAll } from '../rate-limits/consume.ts';
import { fileLimits } from '../rate-limits/limits.data.ts';
import { fileName } from './file-name.ts';
import { insertFile, takeUnbound } from './queries.ts';

const refuse = (message: string) => badRequest(message, [{ field: 'file', message }]);

/** Takes a file until its lead comes. What it is its bytes say; type and name that the browser sent decide nothing. */
export async function takeFile(
  { database, files, holdings }: Pick<Services, 'database' | 'files' | 'holdings'>,
  { holdingId, address }: { holdingId: number; address: string | undefined },
  file: File,
): Promise<LeadFile> {
  if (!holdings.has(holdingId))
    throw badRequest('Запрос составлен неверно.', [{ field: 'holdingId', message: 'нет такого холдинга' }]);
  if (file.size > leadFileLimits.bytes) throw refuse(leadFileMessages.size);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const mime = (await fileTypeFromBuffer(bytes))?.mime;
  if (!isLeadFileType(mime)) throw refuse(leadFileMessages.type);
  const taken = { id: randomUUID(), name: fileName(file.name, leadFileTypes[mime]), size: bytes.byteLength, mime };
  await consumeAll(database, addressClaims(fileLimits, address));
  // The row first: bytes without a row would never be deleted.
  await insertFile(database, holdingId, taken);
  await files.put(taken.id, bytes);
  return taken;
}

/** Deletes what no lead wants any more. Returns how many files went. */
export async function purgeFiles({ database, files }: Pick<Services, 'database' | 'files'>): Promise<number> {
  const ids = await takeUnbound(database);
  for (const id of ids) await files.remove(id);
  return ids.length;
}
