import { randomUUID } from 'node:crypto';
import { type DeskPicture, deskPictureBytes } from '@showroom/api-contract/desk-pictures';
import { fileTypeFromBuffer } from 'file-type';
import { ApiError, badRequest } from '../../http/api-error.ts';
import type { Services } from '../../rpc/context.ts';
import { writeAudit } from '../content/store/audit.ts';
import { cutUpload, smallestUpload } from './cut-upload.ts';
import { insertUpload } from './queries.ts';

type Desk = Pick<Services, 'database' | 'files'> & { holdingId: number; actor: string };

const types: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif']);
const refuse = (message: string) => badRequest(message, [{ field: 'file', message }]);

/**
 * Keeps a picture under a name for good. What it is its bytes say; it is encoded anew in the sizes of all pictures. Throws 400 for
 * what is no picture, too small or too large, and 409 for a name that is taken.
 */
export async function takeUpload(
  { database, files, holdingId, actor }: Desk,
  { name, alt }: { name: string; alt: string },
  file: File,
): Promise<DeskPicture> {
  if (file.size > deskPictureBytes) throw refuse('Файл больше 15\u00a0МБ.');
  const original = new Uint8Array(await file.arrayBuffer());
  if (!types.has((await fileTypeFromBuffer(original))?.mime ?? ''))
    throw refuse('Нужна картинка JPG, PNG, WebP или AVIF.');
  const cut = await cutUpload(original);
  if (cut === null) throw refuse('Картинка повреждена или слишком велика.');
  if (cut === 'small')
    throw refuse(`Картинка мала: нужно не меньше ${smallestUpload.width}\u00a0×\u00a0${smallestUpload.height} точек.`);
  const stored = cut.files.map(({ size, bytes }) => ({ size, bytes, id: randomUUID() }));
  for (const { id, bytes } of stored) await files.put(id, bytes);
  const { width, height } = cut;
  const kept = await database.transaction(async (executor) => {
    const ids = Object.fromEntries(stored.map(({ size, id }) => [size, id]));
    if (!(await insertUpload(executor, holdingId, { name, alt, width, height, files: ids }))) return false;
    await writeAudit(executor, { holdingId, actor, act: 'upload', subject: `picture:${name}` });
    return true;
  });
  if (!kept) {
    for (const { id } of stored) await files.remove(id);
    throw new ApiError('ALREADY_EXISTS', 'Картинка с\u00a0таким именем уже есть: назовите эту иначе.');
  }
  return { name, alt, width, height, createdAt: new Date().toISOString() };
}
