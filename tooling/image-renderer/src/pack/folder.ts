import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { codeHash } from '../store/code-hash.ts';
import { unpackInto } from './pack.ts';

/** The folder of this drawing code's pictures, with those of the pack in it; those of other codes go. */
export async function openFolder(folder: string): Promise<string> {
  const name = await codeHash();
  const dir = join(folder, name);
  await mkdir(dir, { recursive: true });
  for (const other of await readdir(folder))
    if (other !== name) await rm(join(folder, other), { recursive: true, force: true });
  await unpackInto(dir, name);
  return dir;
}
