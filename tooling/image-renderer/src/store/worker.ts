import { setPriority } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import sharp from 'sharp';
import { watchLeft } from '../raster/left.ts';
import { type Job, type RenderedFile, runJob } from './job.ts';

export type WorkerAnswer = { files: RenderedFile[] } | { failure: string };

// The light of a point is one long function of many small ones: within V8's own bounds half of them would be called, with every number
// on the heap. A tenth of a picture's time.
setFlagsFromString('--max-inlined-bytecode-size-cumulative=3000');
setFlagsFromString('--max-inlined-bytecode-size=1000');

// sharp's own threads would compete with the cores that answer requests.
sharp.concurrency(1);
sharp.cache(false);

// Linux applies a priority to the calling thread alone; elsewhere the whole program has one. Answers go before pictures.
if (process.platform === 'linux') setPriority(workerData.niceness);

watchLeft(workerData.stop);

parentPort?.on('message', async (job: Job) => {
  let answer: WorkerAnswer;
  try {
    answer = { files: await runJob(job) };
  } catch (error) {
    answer = { failure: error instanceof Error ? error.message : String(error) };
  }
  parentPort?.postMessage(answer);
});
