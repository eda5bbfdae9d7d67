import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Keeps files that visitors send. A name is an id that the server made, never a visitor's word. */
export type FileStore = {
  put(id: string, bytes: Uint8Array): Promise<void>;
  get(id: string): Promise<Uint8Array>;
  /** Does not mind a file that is gone already. */
  remove(id: string): Promise<void>;
};

const idPattern = /^[0-9a-f-]{36}$/;

/** On the disk, in a folder that no address leads to. @throws {Error} for a name that is no id */
export function diskFileStore(folder: string): FileStore {
  const pathOf = (id: string) => {
    if (!idPattern.test(id)) throw new Error('A stored file is named by its id.');
    return join(folder, id);
  };
  return {
    async put(id, bytes) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(pathOf(id), bytes, { flag: 'wx', mode: 0o600 });
    },
    get: (id) => readFile(pathOf(id)),
    remove: (id) => rm(pathOf(id), { force: true }),
  };
}
