import type { BodyType, ColorGroup } from '@showroom/domain/dictionaries';
import type { PictureAngle } from '@showroom/domain/picture';
import { type ShareCard, type StoredPicture, sharePath } from '@showroom/domain/picture-studio';
import { renderShareCard } from '../share/share-card.ts';
import { createDiskCache } from './disk-cache.ts';
import { type Job, jobFamily, jobKey, jobOf, placeholderPath, type RenderedFile } from './job.ts';
import { mediaPathOf, parseMediaPath } from './media-path.ts';
import { createPool, type When } from './pool.ts';

export type PictureStore = {
  /**
   * The picture of a path under `/media/` (grammar: `parseMediaPath`), rendered on first use. `null` when no such picture
   * can exist. Rejects when rendering fails, and when `signal` was aborted by all who waited before anybody began to draw.
   * An eviction may take the file before it is opened: on ENOENT ask again.
   */
  get: (path: string, signal?: AbortSignal) => Promise<StoredPicture | null>;
  /** Renders ahead; unknown paths are skipped. `onProgress` is told how many of all paths are done. */
  warm: (paths: readonly string[], onProgress?: (done: number, all: number) => void) => Promise<void>;
  /**
   * Renders what is likely to be asked for next, before what `warm` draws; what was named last comes first, and of more than some
   * hundred the oldest are left to `warm`. Resolves once none is left. Unknown paths are skipped.
   */
  expect: (paths: readonly string[]) => Promise<void>;
  /** A link preview, drawn on the calling thread. */
  share: (key: string, card: ShareCard) => Promise<StoredPicture>;
  /** A 16 × 12 blur as a data URI of at most 300 bytes; the first call for a body and angle draws all its colours. */
  placeholderFor: (body: BodyType, color: ColorGroup, angle: PictureAngle) => Promise<string>;
  /** Ends the worker threads, for tests and shutdown; idle ones do not keep the process alive. */
  close: () => Promise<void>;
};

/** A master being rendered, and how many callers wait for it. */
type Rendering = { done: Promise<{ files: RenderedFile[]; stored: boolean }>; waiting: number };
type RequestOptions = { when?: When; signal?: AbortSignal | undefined };

/** Pages of four lists. */
const mostExpected = 600;

/**
 * Pictures drawn on demand and kept in `dir`, at most `maxBytes` of them (the least recently used go first; the last
 * master's own files always stay). `concurrency` worker threads draw; the calling thread only reads and writes files.
 */
export function createPictureStore(options: { dir: string; maxBytes: number; concurrency: number }): PictureStore {
  const cache = createDiskCache(options.dir, options.maxBytes);
  const pool = createPool(Math.max(1, options.concurrency));
  const running = new Map<string, Rendering>();
  const placeholders = new Map<string, Promise<Record<string, string>>>();
  let expected: string[] = [];
  let drawing: Promise<void> | undefined;

  function begin(job: Job, when: When): Rendering {
    const key = jobKey(job);
    const done = pool
      .run(job, when)
      .then(async (files) => ({ files, stored: await cache.put(files) }))
      .finally(() => running.delete(key));
    const rendering = { done, waiting: 0 };
    running.set(key, rendering);
    return rendering;
  }

  /** Concurrent requests for files of one master share its rendering. */
  function render(job: Job, { when = 'now', signal }: RequestOptions = {}): Rendering['done'] {
    const found = running.get(jobKey(job));
    if (found && when === 'now') pool.prioritise(job);
    const rendering = found ?? begin(job, when);
    rendering.waiting += 1;
    signal?.addEventListener('abort', () => {
      rendering.waiting -= 1;
      if (rendering.waiting === 0 && running.get(jobKey(job)) === rendering) pool.cancel(job);
    });
    return rendering.done;
  }

  async function get(path: string, request: RequestOptions): Promise<StoredPicture | null> {
    const parsed = parseMediaPath(path);
    if (!parsed) return null;
    const name = mediaPathOf(parsed);
    const type = name.endsWith('.jpg') ? 'image/jpeg' : 'image/webp';
    const there = await cache.find(name);
    if (there) return { file: there, type };
    request.signal?.throwIfAborted();
    const { files, stored } = await render(jobOf(parsed), request);
    const own = files.find((m) => m.path === name);
    if (!own) throw new Error(`the master of ${name} did not give it`);
    const file = `${options.dir}/${name}`;
    return stored ? { file, type } : { file, type, bytes: own.bytes };
  }

  async function colours(body: BodyType, angle: PictureAngle): Promise<Record<string, string>> {
    const path = placeholderPath({ body, angle });
    const saved = await cache.read(path);
    if (saved) return JSON.parse(saved.toString('utf8')) as Record<string, string>;
    const { files } = await render({ kind: 'placeholders', subject: { body, angle } });
    return JSON.parse(Buffer.from(files[0]?.bytes ?? []).toString('utf8')) as Record<string, string>;
  }

  async function drawExpected(): Promise<void> {
    const lane = async () => {
      for (let path = expected.shift(); path !== undefined; path = expected.shift())
        // One that cannot be drawn fails whoever asks for it.
        await get(path, { when: 'soon' }).catch(() => null);
    };
    // One more than draw: the next stands in the queue before a worker looks for it.
    await Promise.all(Array.from({ length: Math.max(1, options.concurrency) + 1 }, lane));
    drawing = undefined;
  }

  return {
    get: (path, signal) => get(path, { signal }),
    expect: (paths) => {
      expected = [...new Set([...paths, ...expected])].slice(0, mostExpected);
      drawing ??= drawExpected();
      return drawing;
    },
    warm: async (paths, onProgress) => {
      // Grouped by body and angle, in the given order: colours share the expensive half.
      const families = Map.groupBy(
        paths.map(parseMediaPath).filter((p) => p !== null),
        (file) => jobFamily(jobOf(file)),
      );
      const known = [...families.values()].flat();
      let done = paths.length - known.length;
      let at = 0;
      const lane = async () => {
        for (let file = known[at++]; file; file = known[at++]) {
          await get(mediaPathOf(file), { when: 'ahead' });
          onProgress?.(++done, paths.length);
        }
      };
      await Promise.all(Array.from({ length: Math.max(1, options.concurrency) }, lane));
    },
    share: async (key, card) => {
      const path = sharePath(key);
      const type = 'image/jpeg';
      const there = await cache.find(path);
      if (there) return { file: there, type };
      const bytes = await renderShareCard(card);
      // Without its picture a card is for now only.
      if (card.picture) await cache.put([{ path, bytes }]);
      return { file: '', type, bytes };
    },
    placeholderFor: async (body, color, angle) => {
      const key = `${body}/${angle}`;
      let all = placeholders.get(key);
      if (!all) {
        all = colours(body, angle);
        placeholders.set(key, all);
        all.catch(() => placeholders.delete(key));
      }
      return (await all)[color] ?? '';
    },
    close: pool.close,
  };
}
