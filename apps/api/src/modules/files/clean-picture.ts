import { Worker } from 'node:worker_threads';
import type { PictureAnswer, PictureJob } from './picture-worker.ts';

/** Longest that a picture may take, ms: one of 12 million pixels takes three seconds, one of 48 four times that. */
const longest = 25_000;
/** Pictures at a time: an unpacked one holds up to 240 MB. */
const atOnce = 2;

let underway = 0;
const waiting: (() => void)[] = [];

async function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
  if (underway >= atOnce) await new Promise<void>((go) => waiting.push(go));
  underway += 1;
  try {
    return await work();
  } finally {
    underway -= 1;
    waiting.shift()?.();
  }
}

/**
 * A visitor's picture turned as it is seen, without its metadata, in another thread: what a broken or hostile file does there
 * ends there. Undefined for what cannot be read, has too many pixels or takes too long.
 */
export const cleanPicture = (job: PictureJob): Promise<Uint8Array<ArrayBuffer> | undefined> =>
  inTurn(
    () =>
      new Promise((resolve) => {
        const thread = new Worker(new URL('./picture-worker.ts', import.meta.url), { workerData: job });
        const end = (bytes?: Uint8Array<ArrayBuffer>) => {
          clearTimeout(timer);
          resolve(bytes);
          void thread.terminate();
        };
        const timer = setTimeout(end, longest);
        thread.on('message', (answer: PictureAnswer) => end('bytes' in answer ? answer.bytes : undefined));
        thread.on('error', () => end());
        thread.on('exit', () => end());
      }),
  );
