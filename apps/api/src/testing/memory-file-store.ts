import type { FileStore } from '../ports/file-store.ts';

export type MemoryFileStore = FileStore & { kept: Map<string, Uint8Array> };

/** Files of a test, with what is in it. */
export function memoryFileStore(): MemoryFileStore {
  const kept = new Map<string, Uint8Array>();
  return {
    kept,
    put: async (id, bytes) => void kept.set(id, bytes),
    get: async (id) => {
      const bytes = kept.get(id);
      if (!bytes) throw new Error('no such file');
      return bytes;
    },
    remove: async (id) => void kept.delete(id),
  };
}
