import { createHash } from 'node:crypto';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { fetchPublic } from '../../network/fetch-public.ts';
import type { ObjectStore } from '../../ports/object-store.ts';
import { openObjectStore } from '../../ports/open-object-store.ts';
import type { PhotoSettings } from '../../ports/photo-settings.ts';
import { cutPhoto } from './cut-photo.ts';
import { lowerPriority } from './lower-priority.ts';
import { photoFile } from './photo-files.ts';
import type { FromReader, ToReader } from './photo-messages.ts';

// A process of its own: what a hostile file does ends here, its memory is given back, and answers of the API go first.
const limits = { maxBytes: 15 * 1024 * 1024, totalMs: 60_000, silenceMs: 15_000 };
const types: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif']);
sharp.concurrency(1);
sharp.cache(false);

let opened: { store: ObjectStore; settings: PhotoSettings } | undefined;
const answers = new Map<number, (known: boolean) => void>();
/** One picture is unpacked at a time, however many are fetched. */
let unpacking: Promise<unknown> = Promise.resolve();

const say = (message: FromReader) => void process.send?.(message);

async function fetchPhoto(url: string, allowLoopback: boolean): Promise<Buffer> {
  const { bytes } = await fetchPublic(new URL(url), { allowLoopback, ...limits, accept: 'image/*' });
  const chunks: Uint8Array[] = [];
  for await (const chunk of bytes) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function read(id: number, url: string): Promise<void> {
  if (!opened) throw new Error('no settings');
  const { store, settings } = opened;
  const original = await fetchPhoto(url, settings.allowLoopback);
  const found = await fileTypeFromBuffer(original);
  const type = found?.mime ?? 'unknown content';
  // Telephones write it; its decoder is under patents and no part of the image library.
  if (/^image\/hei[cf]/.test(type)) throw new Error('HEIC: send it as JPEG');
  if (!types.has(type)) throw new Error(`not a picture: ${type}`);
  const key = createHash('sha256').update(original).digest('hex').slice(0, 32);
  const known = await new Promise<boolean>((resolve) => {
    answers.set(id, resolve);
    say({ kind: 'found', id, key });
  });
  if (known) return;
  const turn = unpacking.then(() => cutPhoto(original));
  // Pixels lie outside the heap, whose collector waits for 60 MB of them: they are given back before the next picture.
  unpacking = turn.catch(() => {}).then(() => gc?.());
  const { files, ...photo } = await turn;
  for (const { file, type, bytes } of files) await store.put(photoFile(key, file), bytes, type);
  say({ kind: 'stored', id, ...photo });
}

process.on('message', (message: ToReader) => {
  if (message.kind === 'settings') {
    lowerPriority(message.steps);
    opened = { store: openObjectStore(message.settings.store), settings: message.settings };
  } else if (message.kind === 'known') {
    answers.get(message.id)?.(message.known);
    answers.delete(message.id);
  } else {
    const { id, url } = message;
    read(id, url).catch((error: unknown) => {
      answers.delete(id);
      say({ kind: 'failed', id, error: error instanceof Error ? error.message : String(error) });
    });
  }
});
// The process that asked is gone.
process.on('disconnect', () => process.exit());
