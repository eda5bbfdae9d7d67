import { Worker } from 'node:worker_threads';
import { type Job, jobFamily, jobKey, type Made } from './job.ts';
import type { WorkerAnswer } from './worker.ts';

type Task = { job: Job; ahead: boolean; resolve: (made: Made[]) => void; reject: (error: Error) => void };
type Hand = { worker: Worker; task: Task | undefined; family: string; rest?: NodeJS.Timeout };

/** An idle worker is sent home after this long, milliseconds: it holds some 150 MB. */
const restAfter = 60_000;

/** Worker threads that draw. They start with the first job and never keep the process alive while idle. */
type Pool = {
  /** What somebody waits for comes before what is drawn ahead. */
  run: (job: Job, when: 'now' | 'ahead') => Promise<Made[]>;
  /** Somebody waits for what was to be drawn ahead. */
  hurry: (job: Job) => void;
  /** Nobody waits any more: what no worker has begun is not drawn, and its `run` rejects. */
  drop: (job: Job) => void;
  close: () => Promise<void>;
};

export function createPool(concurrency: number): Pool {
  const hands: Hand[] = [];
  const queue: Task[] = [];
  let closed = false;

  function hire(): Hand {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      // Building a car throws away much; without a bound the heap grows to hundreds of megabytes first.
      resourceLimits: { maxYoungGenerationSizeMb: 24, maxOldGenerationSizeMb: 384 },
    });
    const hand: Hand = { worker, task: undefined, family: '' };
    const leave = () => {
      const at = hands.indexOf(hand);
      if (at >= 0) hands.splice(at, 1);
    };
    const sendHome = () => {
      // At once: it ends a moment later, and a job that it got until then would be lost.
      leave();
      void worker.terminate();
    };
    worker.on('message', (answer: WorkerAnswer) => {
      const task = hand.task;
      hand.task = undefined;
      worker.unref();
      hand.rest = setTimeout(sendHome, restAfter).unref();
      if (task && 'made' in answer) task.resolve(answer.made);
      else if (task && 'failure' in answer) task.reject(new Error(answer.failure));
      next();
    });
    // A crashed worker fails its one job; the next job hires another.
    const lost = (error: Error) => {
      leave();
      hand.task?.reject(error);
      hand.task = undefined;
      next();
    };
    worker.on('error', lost);
    worker.on('exit', (code) => lost(new Error(`picture worker ended with code ${code}`)));
    worker.unref();
    hands.push(hand);
    return hand;
  }

  /**
   * The place in the queue of what a worker should draw next, −1 for nothing. Another colour of the car that it has just
   * drawn comes cheap, one that somebody else is drawing would be drawn twice.
   */
  function choose(family: string): number {
    const ahead = queue.every((t) => t.ahead);
    const busy = hands.filter((h) => h.task);
    // One of several painters stays free for whoever comes.
    if (ahead && busy.filter((h) => h.task?.ahead).length >= Math.max(1, concurrency - 1)) return -1;
    const find = (fits: (family: string) => boolean) =>
      queue.findIndex((t) => t.ahead === ahead && fits(jobFamily(t.job)));
    const places = [
      find((wanted) => wanted === family),
      find((wanted) => !busy.some((h) => h.family === wanted)),
      find(() => true),
    ];
    return places.find((at) => at >= 0) ?? -1;
  }

  function give(hand: Hand, at: number): void {
    const task = queue.splice(at, 1)[0];
    if (!task) return;
    clearTimeout(hand.rest);
    hand.task = task;
    hand.family = jobFamily(task.job);
    hand.worker.ref();
    hand.worker.postMessage(task.job);
  }

  function next(): void {
    while (!closed && queue.length > 0) {
      const idle = hands.filter((h) => !h.task);
      const wanted = new Set(queue.map((t) => jobFamily(t.job)));
      const hand = idle.find((h) => wanted.has(h.family)) ?? idle[0];
      if (!hand && hands.length >= concurrency) return;
      const at = choose(hand?.family ?? '');
      if (at < 0) return;
      give(hand ?? hire(), at);
    }
  }

  function unqueue(job: Job, ahead: boolean): Task | undefined {
    const at = queue.findIndex((t) => t.ahead === ahead && jobKey(t.job) === jobKey(job));
    return at < 0 ? undefined : queue.splice(at, 1)[0];
  }

  return {
    run: (job, when) =>
      new Promise((resolve, reject) => {
        if (closed) return reject(new Error('the picture store is closed'));
        queue.push({ job, ahead: when === 'ahead', resolve, reject });
        next();
      }),
    hurry: (job) => {
      const task = unqueue(job, true);
      if (!task) return;
      queue.push({ ...task, ahead: false });
      next();
    },
    drop: (job) => unqueue(job, false)?.reject(new Error('nobody waits for the picture any more')),
    close: async () => {
      closed = true;
      for (const task of queue.splice(0)) task.reject(new Error('the picture store is closed'));
      await Promise.all(hands.splice(0).map((h) => h.worker.terminate()));
    },
  };
}
