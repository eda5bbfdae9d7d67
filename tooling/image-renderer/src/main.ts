import type { FromStudio, ToStudio } from '@showroom/domain/picture-studio';
import { openFolder } from './pack/folder.ts';
import { drawnPaths } from './scene/drawn.ts';
import { whenCalm } from './store/calm.ts';
import { createPictureStore } from './store/store.ts';

/**
 * The program that draws: `node main.ts <folder>`, started by the API with a channel (`picture-studio.ts` of the domain). It ends
 * by itself when nobody has asked for anything for a while, or when whoever started it is gone.
 */

/** `maxBytes` limits the disk. Two workers for those who wait: early pictures matter more than their memory for some minutes. */
const limits = { maxBytes: 512 * 1024 * 1024, concurrency: 2 };
/** A program that has just started draws half as fast as one that has drawn. */
const idleMs = 60_000;

const [folder = ''] = process.argv.slice(2);
const dir = await openFolder(folder);
const store = createPictureStore({ dir, ...limits, isCalm: whenCalm });
const waiting = new Map<number, AbortController>();
let idle: NodeJS.Timeout | undefined;

const tell = (message: FromStudio) => void process.send?.(message, undefined, {}, () => {});
function restWhenIdle(): void {
  clearTimeout(idle);
  if (waiting.size === 0) idle = setTimeout(() => process.exit(0), idleMs);
}

async function answer(message: Exclude<ToStudio, { kind: 'leave' }>, signal: AbortSignal) {
  if (message.kind === 'get') return store.get(message.path, signal);
  if (message.kind === 'share') return store.share(message.key, message.card);
  if (message.kind === 'expect') {
    await store.expect(message.paths, message.when);
    return null;
  }
  await store.warm([...drawnPaths(), ...message.paths]);
  return null;
}

async function hear(message: ToStudio): Promise<void> {
  const { id } = message;
  if (message.kind === 'leave') return waiting.get(id)?.abort();
  const leaving = new AbortController();
  waiting.set(id, leaving);
  clearTimeout(idle);
  try {
    tell({ kind: 'found', id, picture: await answer(message, leaving.signal) });
  } catch (error) {
    tell({ kind: 'failed', id, error: error instanceof Error ? error.message : String(error) });
  }
  waiting.delete(id);
  restWhenIdle();
}

process.on('message', (message: ToStudio) => void hear(message));
process.on('disconnect', () => process.exit(0));
tell({ kind: 'ready', dir });
restWhenIdle();
