import {
  fileRefusal,
  isLeadFileType,
  type LeadFileType,
  leadFileMessages,
  leadFileTypes,
} from '@showroom/domain/lead/lead-files';
import { fileTypeFromBuffer } from 'file-type';
import { badRequest } from '../../http/api-error.ts';
import { cleanPicture } from './clean-picture.ts';
import { fileName } from './file-name.ts';

export type CleanFile = { bytes: Uint8Array; name: string; size: number; mime: LeadFileType };

const refuse = (message: string) => badRequest(message, [{ field: 'file', message }]);

/**
 * Reads a file that somebody sent. What it is its bytes say; type and name that the browser sent decide nothing. A picture is
 * kept as it is seen, without what the camera wrote beside it; one of HEIC as JPEG. `beforeWork` runs before a picture is
 * unpacked: that is the costly part. Throws 400 for a file that is not taken.
 */
export async function readSentFile(file: File, beforeWork: () => Promise<void> = async () => {}): Promise<CleanFile> {
  const tooLarge = fileRefusal('image/jpeg', file.size);
  if (tooLarge) throw refuse(tooLarge);
  const sent = new Uint8Array(await file.arrayBuffer());
  const found = (await fileTypeFromBuffer(sent))?.mime;
  // What a telephone calls HEIC says HEIF of itself at times.
  const mime = found === 'image/heif' ? 'image/heic' : found;
  if (!isLeadFileType(mime)) throw refuse(leadFileMessages.type);
  const tooLargeOfKind = fileRefusal(mime, sent.byteLength);
  if (tooLargeOfKind) throw refuse(tooLargeOfKind);
  await beforeWork();
  const bytes = mime === 'application/pdf' ? sent : await cleanPicture({ bytes: sent, mime });
  if (!bytes) throw refuse(leadFileMessages.unreadable);
  const kept = mime === 'image/heic' ? 'image/jpeg' : mime;
  return { bytes, name: fileName(file.name, leadFileTypes[kept]), size: bytes.byteLength, mime: kept };
}
