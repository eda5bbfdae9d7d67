import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Keeps published files by name: `photos/<key>/card@2x.webp`. What stands under a name never changes. */
export type ObjectStore = {
  /** Writes a whole file or none; writing it again does no harm. */
  put(name: string, bytes: Uint8Array, type: string): Promise<void>;
  /** Undefined for a name that is not there. */
  get(name: string): Promise<Uint8Array | undefined>;
  /** Does not mind a file that is gone already. */
  remove(name: string): Promise<void>;
};

const namePattern = /^(?:[a-z0-9][a-z0-9@.-]{0,79}\/){0,4}[a-z0-9][a-z0-9@.-]{0,79}$/;

/** @throws {Error} for a name that this project would not make */
export function requireObjectName(name: string): string {
  if (!namePattern.test(name) || name.includes('..')) throw new Error('A stored file has a name of its own form.');
  return name;
}

/** On the disk, each file by its name. */
export function diskObjectStore(folder: string): ObjectStore {
  const pathOf = (name: string) => join(folder, requireObjectName(name));
  return {
    async put(name, bytes) {
      const path = pathOf(name);
      // Under another name until it is whole: a process that dies leaves no half a picture.
      const part = `${path}.${randomUUID()}`;
      await mkdir(dirname(path), { recursive: true });
      await writeFile(part, bytes);
      await rename(part, path);
    },
    get: async (name) =>
      readFile(pathOf(name)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined;
        throw error;
      }),
    remove: async (name) => rm(pathOf(name), { force: true }),
  };
}
