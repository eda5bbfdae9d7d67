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
  /**
   * Renders ahead, in the background unless somebody waits for it (`now`); unknown paths are skipped. `onProgress` is told how many of
   * all paths are done.
   */
  warm: (
    paths: readonly string[],
    options?: { when?: 'now' | 'ahead'; onProgress?: (done: number, all: number) => void },
  ) => Promise<void>;
  /**
   * Renders what is likely to be asked for: at once (`opened`: its page is on its way), or before what `warm` draws. What was named last
   * comes first, and of more than some hundred the oldest are left to `warm`. Resolves once none is left. Unknown paths are skipped.
   */
  expect: (paths: readonly string[], when?: 'opened' | 'soon') => Promise<void>;
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

/** Pages of four lists; of some ten vehicles. */
const mostExpected = { soon: 600, opened: 60 };
type Expected = keyof typeof mostExpected;

/**
 * Pictures drawn on demand and kept in `dir`, at most `maxBytes` of them (the least recently used go first; the last
 * master's own files always stay). `concurrency` worker threads draw for those who wait, one more in the background, each picture
 * once `isCalm` resolves; the calling thread only reads and writes files.
 */
export function createPictureStore(options: {
  dir: string;
  maxBytes: number;
  concurrency: number;
  isCalm?: () => Promise<unknown>;
}): PictureStore {
  const cache = createDiskCache(options.dir, options.maxBytes);
  const concurrency = Math.max(1, options.concurrency);
  const pool = createPool(concurrency, options.isCalm);
  const running = new Map<string, Rendering>();
  const placeholders = new Map<string, Promise<Record<string, string>>>();
  const expected: Record<Expected, string[]> = { soon: [], opened: [] };
  const drawing: Partial<Record<Expected, Promise<void> | undefined>> = {};

  function begin(job: Job, when: When): Rendering {
    const key = jobKey(job);
    const done = pool
      .run(job, when)
      .then(async (files) => ({ files, stored: await cache.put(files) }))
      .finally(() => running.get(key) === rendering && running.delete(key));
    const rendering: Rendering = { done, waiting: 0 };
    running.set(key, rendering);
    return rendering;
  }

  /** Concurrent requests for files of one master share its rendering. */
  function render(job: Job, { when = 'now', signal }: RequestOptions = {}): Rendering['done'] {
    const found = running.get(jobKey(job));
    // Who waits does not wait for the background, which other work may hold up: the first of two that are the same is taken.
    const isLate = found && when === 'now' && !pool.prioritise(job);
    const rendering = found && !isLate ? found : begin(job, when);
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

  async function drawExpected(when: Expected): Promise<void> {
    const paths = () => expected[when].shift();
    const lane = async () => {
      for (let path = paths(); path !== undefined; path = paths())
        // One that cannot be drawn fails whoever asks for it.
        await get(path, { when }).catch(() => null);
    };
    // One more than draw: the next stands in the queue before a worker looks for it.
    await Promise.all(Array.from({ length: concurrency + 1 }, lane));
    drawing[when] = undefined;
  }

  return {
    get: (path, signal) => get(path, { signal }),
    expect: (paths, when = 'soon') => {
      expected[when] = [...new Set([...paths, ...expected[when]])].slice(0, mostExpected[when]);
      drawing[when] ??= drawExpected(when);
      return drawing[when];
    },
    warm: async (paths, { when = 'ahead', onProgress } = {}) => {
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
          await get(mediaPathOf(file), { when });
          onProgress?.(++done, paths.length);
        }
      };
      await Promise.all(Array.from({ length: concurrency }, lane));
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
