import { randomUUID } from 'node:crypto';
import type { LeadFile } from '@showroom/api-contract/lead';
import { badRequest } from '../../http/api-error.ts';
import type { Services } from '../../rpc/context.ts';
import { addressClaims, consumeAll } from '../rate-limits/consume.ts';
import { fileLimits } from '../rate-limits/limits.data.ts';
import { takeUnboundPhotos } from '../reviews/photo-queries.ts';
import { insertFile, takeForgotten, takeUnbound } from './queries.ts';
import { readSentFile } from './read-file.ts';

/** Takes a file until its lead comes. Throws 400 for one that is not taken, 429 when too many came from one place. */
export async function takeFile(
  { database, files, holdings }: Pick<Services, 'database' | 'files' | 'holdings'>,
  { holdingId, address }: { holdingId: number; address: string | undefined },
  file: File,
): Promise<LeadFile> {
  if (!holdings.has(holdingId))
    throw badRequest('Запрос составлен неверно.', [{ field: 'holdingId', message: 'нет такого холдинга' }]);
  const limits = () => consumeAll(database, addressClaims(fileLimits, address));
  const { bytes, ...kept } = await readSentFile(file, limits);
  const taken = { id: randomUUID(), ...kept };
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
