import { setTimeout as delay } from 'node:timers/promises';
import { BroadcastChannel, parentPort } from 'node:worker_threads';
import type { Job } from './job.ts';

/** A main picture waits so long for a smaller one to overtake it, ms. */
const patience = 2_000;

/**
 * A thread that draws nothing, for tests of the order alone. A main picture takes longer than any other, as a real one does: it ends
 * once another thread has drawn a smaller one, or when none has for a while.
 */
const drawn = new BroadcastChannel('scripted drawings');
let seen = () => {};
const overtaken = new Promise<void>((resolve) => {
  seen = resolve;
});
drawn.onmessage = () => seen();

parentPort?.on('message', async (job: Job) => {
  const isMain = job.kind === 'studio' && job.master === 'middle' && job.subject.angle === 'front';
  if (isMain) await Promise.race([overtaken, delay(patience)]);
  else drawn.postMessage('smaller');
  parentPort?.postMessage({ files: [] });
});
