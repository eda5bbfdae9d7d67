import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';

/** Files under one folder, bounded in bytes; the least recently used go first. */
type DiskCache = {
  /** The file's place on disk, or `undefined` when it is not there. */
  find: (path: string) => Promise<string | undefined>;
  read: (path: string) => Promise<Buffer | undefined>;
  /** Writes each file whole or not at all. `false` when the disk refuses; nothing is thrown. */
  put: (files: readonly { path: string; bytes: Uint8Array }[]) => Promise<boolean>;
};

type Item = { size: number; used: number };
/** Minimum interval between updates of a file's access time, ms. */
const touchEvery = 60 * 60 * 1000;

export function createDiskCache(dir: string, maxBytes: number): DiskCache {
  const items = new Map<string, Item>();
  let total = 0;
  let opened: Promise<void> | undefined;

  async function open(): Promise<void> {
    await mkdir(dir, { recursive: true });
    for (const entry of await readdir(dir, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const file = join(entry.parentPath, entry.name);
      // Partial file of a killed process.
      if (entry.name.endsWith('.part')) await rm(file, { force: true });
      else {
        const found = await stat(file).catch(() => undefined);
        if (found) keep(relative(dir, file).split(sep).join('/'), found.size, Math.max(found.mtimeMs, found.atimeMs));
      }
    }
  }

  const ready = (): Promise<void> => {
    opened ??= open().catch(() => undefined);
    return opened;
  };

  function keep(path: string, size: number, used: number): void {
    total += size - (items.get(path)?.size ?? 0);
    items.set(path, { size, used });
  }

  async function evict(spared: ReadonlySet<string>): Promise<void> {
    if (total <= maxBytes) return;
    const oldest = [...items].filter(([path]) => !spared.has(path)).sort((a, b) => a[1].used - b[1].used);
    for (const [path, item] of oldest) {
      if (total <= maxBytes) return;
      items.delete(path);
      total -= item.size;
      await rm(join(dir, path), { force: true }).catch(() => undefined);
    }
  }

  return {
    find: async (path) => {
      await ready();
      const item = items.get(path);
      if (!item) return undefined;
      const file = join(dir, path);
      if (!(await stat(file).catch(() => undefined))) {
        items.delete(path);
        total -= item.size;
        return undefined;
      }
      const now = Date.now();
      if (now - item.used > touchEvery) await utimes(file, new Date(now), new Date(now)).catch(() => undefined);
      item.used = now;
      return file;
    },
    read: async (path) => {
      await ready();
      return readFile(join(dir, path)).catch(() => undefined);
    },
    put: async (files) => {
      await ready();
      try {
        for (const { path, bytes } of files) {
          const file = join(dir, path);
          const part = `${file}.${randomUUID()}.part`;
          await mkdir(dirname(file), { recursive: true });
          await writeFile(part, bytes);
          await rename(part, file);
          keep(path, bytes.byteLength, Date.now());
        }
      } catch {
        return false;
      }
      await evict(new Set(files.map((f) => f.path)));
      return true;
    },
  };
}
