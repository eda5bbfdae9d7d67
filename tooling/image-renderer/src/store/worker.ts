import { parentPort } from 'node:worker_threads';
import sharp from 'sharp';
import { type Job, type Made, runJob } from './job.ts';

export type WorkerAnswer = { made: Made[] } | { failure: string };

// Encoding threads of its own would take the cores that answer requests.
sharp.concurrency(1);
sharp.cache(false);

parentPort?.on('message', async (job: Job) => {
  let answer: WorkerAnswer;
  try {
    answer = { made: await runJob(job) };
  } catch (error) {
    answer = { failure: error instanceof Error ? error.message : String(error) };
  }
  parentPort?.postMessage(answer);
});
