import { createHash, randomUUID } from 'node:crypto';
import { dealFileBytes } from '@showroom/api-contract/desk-deals';
import { isOpenDeal } from '@showroom/domain/account/sales-deal';
import { fileTypeFromBuffer } from 'file-type';
import type { Database, Executor } from '../../db/database.ts';
import { ApiError, badRequest, notFound } from '../../http/api-error.ts';
import type { FileStore } from '../../ports/file-store.ts';
import { tellCustomer } from '../notices/tell-customer.ts';
import { dealHref } from './moves.ts';
import type { Deal } from './queries.ts';

const mimes = new Set(['application/pdf', 'image/jpeg', 'image/png']);
const noDocument = () => notFound('Такого документа нет.');

type Sent = { name: string; isForSigning: boolean; bytes: Uint8Array };

/** Stores a document with its hash and tells the customer. The bytes are named by the id that is returned. */
export async function addDocument(
  executor: Executor,
  files: Pick<FileStore, 'put'>,
  deal: Pick<Deal, 'id' | 'customerId' | 'vehicleName'>,
  { name, isForSigning, bytes }: Sent,
): Promise<string> {
  const mime = (await fileTypeFromBuffer(bytes))?.mime ?? '';
  const refusal = !mimes.has(mime)
    ? 'Документ\u00a0— PDF, JPG или PNG.'
    : bytes.byteLength > dealFileBytes
      ? 'Документ больше 10\u00a0МБ.'
      : undefined;
  if (refusal !== undefined) throw badRequest('Документ не\u00a0принят.', [{ field: 'file', message: refusal }]);
  const id = randomUUID();
  await executor.query(
    `insert into deal_document (id, deal_id, name, mime, size, sha256, is_for_signing)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [id, deal.id, name, mime, bytes.byteLength, createHash('sha256').update(bytes).digest('hex'), isForSigning],
  );
  const fresh = await executor.query<{ name: string }>(
    `select name from deal_document
     where deal_id = $1 and is_for_signing = $2 and signed_at is null and created_at > now() - interval '1 hour' order by created_at, name`,
    [deal.id, isForSigning],
  );
  await tellCustomer(executor, {
    ...{ customerId: deal.customerId, kind: 'sales-deal', href: dealHref(deal.id), isOneOfMany: true },
    title: `${deal.vehicleName}: ${isForSigning ? 'документы на\u00a0подпись' : 'новые документы'}`,
    text: fresh.map((one) => one.name).join(', '),
  });
  await files.put(id, bytes);
  return id;
}

/** A document of a deal with its bytes. Throws 404. */
export async function readDocument(
  { database, files }: { database: Database; files: FileStore },
  deal: Pick<Deal, 'id'>,
  id: string,
): Promise<{ name: string; mime: string; base64: string }> {
  const [row] = await database.query<{ id: string; name: string; mime: string }>(
    'select id, name, mime from deal_document where deal_id = $1 and id::text = $2',
    [deal.id, id],
  );
  if (!row) throw noDocument();
  return { name: row.name, mime: row.mime, base64: Buffer.from(await files.get(row.id)).toString('base64') };
}

/**
 * Signs a document off: who, when, and the hash of the file that was read. Twice is once. Throws 404, 403 for a closed deal
 * and for what is not to be signed, 409 for another file than was read.
 */
export async function signDocument(
  executor: Executor,
  deal: Pick<Deal, 'id' | 'status'>,
  id: string,
  { sha256, by }: { sha256: string; by: string },
): Promise<void> {
  const [row] = await executor.query<{ sha256: string; isForSigning: boolean; isSigned: boolean }>(
    `select sha256, is_for_signing as "isForSigning", signed_at is not null as "isSigned"
     from deal_document where deal_id = $1 and id::text = $2 for update`,
    [deal.id, id],
  );
  if (!row) throw noDocument();
  if (!row.isForSigning) throw new ApiError('PERMISSION_DENIED', 'Этот документ не\u00a0подписывают.');
  if (row.sha256 !== sha256)
    throw new ApiError('ALREADY_EXISTS', 'Документ заменили. Откройте и\u00a0прочитайте его заново.');
  if (row.isSigned) return;
  if (!isOpenDeal(deal.status)) throw new ApiError('PERMISSION_DENIED', 'Сделка уже закрыта.');
  await executor.query(
    `update deal_document set signed_at = now(), signed_by = $3, signed_sha256 = $4
     where deal_id = $1 and id::text = $2 and signed_at is null`,
    [deal.id, id, by, sha256],
  );
}
