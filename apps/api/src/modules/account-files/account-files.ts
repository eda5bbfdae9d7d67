import { randomUUID } from 'node:crypto';
import type { OwnFile } from '@showroom/api-contract/account-parts';
import type { Executor } from '../../db/database.ts';
import { ApiError, notFound } from '../../http/api-error.ts';
import type { Services } from '../../rpc/context.ts';
import { readSentFile } from '../files/read-file.ts';

export type FileOwner = { kind: 'car' | 'work' | 'policy'; id: string };
type Sources = Pick<Services, 'database' | 'files'>;

const noFile = () => notFound('Такого файла нет.');

/** Files of one thing, the oldest first. */
export const listFiles = (db: Executor, { kind, id }: FileOwner): Promise<OwnFile[]> =>
  db.query<OwnFile>(
    'select id, name, size, mime from account_file where owner_kind = $1 and owner_id = $2 order by created_at, id',
    [kind, id],
  );

/** Keeps a file with its owner. The caller has made sure whose it is. Throws 400 for a file that is not taken, 403 beyond `limit`. */
export async function keepFile(
  { database, files }: Sources,
  customerId: string,
  owner: FileOwner,
  file: File,
  limit: number,
): Promise<OwnFile> {
  const { bytes, ...kept } = await readSentFile(file);
  const taken = { id: randomUUID(), ...kept };
  // The row first: bytes without a row would never be deleted. One at a time, so that the limit holds.
  await database.transaction(async (executor) => {
    await executor.query('select pg_advisory_xact_lock(hashtextextended($1, 3))', [`file ${owner.kind} ${owner.id}`]);
    const [row] = await executor.query<{ count: number }>(
      'select count(*)::int as count from account_file where owner_kind = $1 and owner_id = $2',
      [owner.kind, owner.id],
    );
    if ((row?.count ?? 0) >= limit) throw new ApiError('PERMISSION_DENIED', `Не\u00a0больше ${limit} файлов.`);
    await executor.query(
      'insert into account_file (id, customer_id, owner_kind, owner_id, name, mime, size) values ($1, $2, $3, $4, $5, $6, $7)',
      [taken.id, customerId, owner.kind, owner.id, taken.name, taken.mime, taken.size],
    );
  });
  await files.put(taken.id, bytes);
  return { id: taken.id, name: taken.name, size: taken.size, mime: taken.mime };
}

/** A file of an owner with its bytes. Throws 404 for another one's. */
export async function readOwnFile({ database, files }: Sources, owner: FileOwner, id: string) {
  const file = (await listFiles(database, owner)).find((one) => one.id === id);
  if (!file) throw noFile();
  const bytes = await files.get(id).catch(() => {
    throw noFile();
  });
  return { name: file.name, mime: file.mime, base64: Buffer.from(bytes).toString('base64') };
}

/** Removes a file of an owner; one that is not there is gone already. */
export async function removeFile({ database, files }: Sources, owner: FileOwner, id: string): Promise<void> {
  const rows = await database.query<{ id: string }>(
    'delete from account_file where owner_kind = $1 and owner_id = $2 and id::text = $3 returning id',
    [owner.kind, owner.id, id],
  );
  for (const row of rows) await files.remove(row.id);
}
