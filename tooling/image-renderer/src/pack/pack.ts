import { access, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Pictures that come with the repository, so that a fresh house shows its first screens at once: one line of JSON, then the
 * files one after another. `pnpm pictures:pack` makes it anew.
 */
export const packFile = join(import.meta.dirname, '../../pictures.pack');
/** At most so many bytes are committed. */
export const heaviestPack = 6_000_000;

export type PackIndex = { code: string; files: readonly (readonly [path: string, size: number])[] };
type Pack = { index: PackIndex; bytesOf(place: number): Buffer };

/** Undefined where there is none. */
export async function readPack(file = packFile): Promise<Pack | undefined> {
  const whole = await readFile(file).catch(() => undefined);
  if (!whole) return undefined;
  const end = whole.indexOf('\n');
  const index = JSON.parse(whole.subarray(0, end).toString('utf8')) as PackIndex;
  const starts: number[] = [];
  let at = end + 1;
  for (const [, size] of index.files) {
    starts.push(at);
    at += size;
  }
  return {
    index,
    bytesOf: (place) => whole.subarray(starts[place] ?? 0, (starts[place] ?? 0) + (index.files[place]?.[1] ?? 0)),
  };
}

export async function writePack(code: string, files: readonly { path: string; bytes: Uint8Array }[], file = packFile) {
  const index: PackIndex = { code, files: files.map(({ path, bytes }) => [path, bytes.length]) };
  await writeFile(file, Buffer.concat([Buffer.from(`${JSON.stringify(index)}\n`), ...files.map(({ bytes }) => bytes)]));
}

/** Lays the pack's pictures into a folder, once. A pack of another drawing code shows what this one would not draw: it stays shut. */
export async function unpackInto(dir: string, code: string, file = packFile): Promise<void> {
  const done = join(dir, '.unpacked');
  if (
    await access(done).then(
      () => true,
      () => false,
    )
  )
    return;
  const pack = await readPack(file);
  if (pack?.index.code !== code) return;
  for (const [place, [path]] of pack.index.files.entries()) {
    await mkdir(dirname(join(dir, path)), { recursive: true });
    await writeFile(join(dir, path), pack.bytesOf(place));
  }
  await writeFile(done, '');
}
