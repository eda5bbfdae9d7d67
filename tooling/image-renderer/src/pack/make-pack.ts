import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { codeHash } from '../store/code-hash.ts';
import { createPictureStore } from '../store/store.ts';
import { heaviestPack, readPack, writePack } from './pack.ts';
import { pathsOfPages } from './pages-paths.ts';

/**
 * Makes the committed pack anew: `node make-pack.ts [addresses of running sites]`. With sites, it holds what their first screens
 * show; without, what it held before. What this very code has drawn for the last pack is kept.
 */
const origins = process.argv.slice(2);
const code = await codeHash();
const before = await readPack();
const placed = before?.index.files.map(([path], place) => [path, place] as const) ?? [];
const paths = origins.length > 0 ? await pathsOfPages(origins) : placed.map(([path]) => path);
const kept = new Map(before?.index.code === code ? placed : []);
const dir = await mkdtemp(join(tmpdir(), 'showroom-pack-'));
const store = createPictureStore({ dir, maxBytes: 1e9, concurrency: 2 });

async function bytesOf(path: string): Promise<Buffer | undefined> {
  const place = kept.get(path);
  if (place !== undefined) return before?.bytesOf(place);
  const picture = await store.get(path);
  return picture ? readFile(picture.file) : undefined;
}

try {
  const started = performance.now();
  const missing = paths.filter((path) => !kept.has(path));
  const onProgress = (done: number, all: number) => {
    if (done % 50 === 0 || done === all) process.stderr.write(`${done}/${all}\n`);
  };
  await store.warm(missing, { when: 'now', onProgress });
  const files: { path: string; bytes: Buffer }[] = [];
  let total = 0;
  for (const path of paths) {
    const bytes = await bytesOf(path);
    if (!bytes) continue;
    // The most important come first: what does not fit is drawn when somebody asks.
    if (total + bytes.length > heaviestPack - 100_000) break;
    total += bytes.length;
    files.push({ path, bytes });
  }
  await writePack(code, files);
  const seconds = Math.round((performance.now() - started) / 1_000);
  process.stdout.write(`${files.length} of ${paths.length} pictures, ${total} bytes, ${seconds} s\n`);
} finally {
  await store.close();
  await rm(dir, { recursive: true, force: true });
}
