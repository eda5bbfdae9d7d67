import { Worker } from 'node:worker_threads';
import { type Job, jobFamily, jobKey, type RenderedFile } from './job.ts';
import type { WorkerAnswer } from './worker.ts';

/** Somebody waits; somebody is likely to ask next; nobody has asked yet. In this order. */
export type When = 'now' | 'soon' | 'ahead';
const order: readonly When[] = ['now', 'soon', 'ahead'];

type Task = { job: Job; when: When; resolve: (files: RenderedFile[]) => void; reject: (error: Error) => void };
type PoolWorker = { thread: Worker; task: Task | undefined; family: string; idleTimer?: NodeJS.Timeout };

/** Milliseconds after which an idle worker is ended: it holds some 150 MB. */
const idleMs = 60_000;

/** Worker threads that draw. Started on demand; idle ones do not keep the process alive. */
type Pool = {
  run: (job: Job, when: When) => Promise<RenderedFile[]>;
  /** Moves a job that nobody waited for to `now`. */
  prioritise: (job: Job) => void;
  /** Removes a queued job that nobody waits for; its `run` rejects. A started job goes on. */
  cancel: (job: Job) => void;
  close: () => Promise<void>;
};

/** The main picture of a page and its thumbs, which cost a third of it each. */
const isOfFirstScreen = (job: Job): boolean =>
  job.kind === 'studio' && (job.master === 'mini' || (job.master === 'middle' && job.subject.angle === 'front'));

export function createPool(concurrency: number): Pool {
  const workers: PoolWorker[] = [];
  const queue: Task[] = [];
  let closed = false;

  function startWorker(): PoolWorker {
    const thread = new Worker(new URL('./worker.ts', import.meta.url), {
      // Building a mesh allocates much short-lived memory; without a limit the heap grows to hundreds of megabytes.
      resourceLimits: { maxYoungGenerationSizeMb: 24, maxOldGenerationSizeMb: 384 },
    });
    const worker: PoolWorker = { thread, task: undefined, family: '' };
    const remove = () => {
      const at = workers.indexOf(worker);
      if (at >= 0) workers.splice(at, 1);
    };
    const retire = () => {
      // Removed before it ends: a job assigned in between would be lost.
      remove();
      void thread.terminate();
    };
    thread.on('message', (answer: WorkerAnswer) => {
      const task = worker.task;
      worker.task = undefined;
      thread.unref();
      worker.idleTimer = setTimeout(retire, idleMs).unref();
      if (task && 'files' in answer) task.resolve(answer.files);
      else if (task && 'failure' in answer) task.reject(new Error(answer.failure));
      next();
    });
    // A crashed worker fails its one job; the next job starts another.
    const fail = (error: Error) => {
      remove();
      worker.task?.reject(error);
      worker.task = undefined;
      next();
    };
    thread.on('error', fail);
    thread.on('exit', (code) => fail(new Error(`picture worker ended with code ${code}`)));
    thread.unref();
    workers.push(worker);
    return worker;
  }

  /**
   * Index of the queued task for a worker that last drew `family`, −1 for none. Another colour of the same body reuses its
   * unpainted picture; a family that another worker is drawing would be rendered twice.
   */
  function choose(family: string): number {
    const first = order.find((when) => queue.some((t) => t.when === when));
    const busy = workers.filter((w) => w.task);
    // One of several workers stays free for visitors.
    const drawingAhead = busy.filter((w) => w.task?.when !== 'now').length;
    if (first !== 'now' && drawingAhead >= Math.max(1, concurrency - 1)) return -1;
    const find = (fits: (family: string) => boolean) =>
      queue.findIndex((t) => t.when === first && fits(jobFamily(t.job)));
    const places = [
      // The first screen of a page comes before its other large pictures.
      queue.findIndex(({ job, when }) => when === 'now' && isOfFirstScreen(job)),
      find((wanted) => wanted === family),
      find((wanted) => !busy.some((w) => w.family === wanted)),
      find(() => true),
    ];
    return places.find((at) => at >= 0) ?? -1;
  }

  function assign(worker: PoolWorker, at: number): void {
    const task = queue.splice(at, 1)[0];
    if (!task) return;
    clearTimeout(worker.idleTimer);
    worker.task = task;
    worker.family = jobFamily(task.job);
    worker.thread.ref();
    worker.thread.postMessage(task.job);
  }

  function next(): void {
    while (!closed && queue.length > 0) {
      const idle = workers.filter((w) => !w.task);
      const wanted = new Set(queue.map((t) => jobFamily(t.job)));
      const worker = idle.find((w) => wanted.has(w.family)) ?? idle[0];
      if (!worker && workers.length >= concurrency) return;
      const at = choose(worker?.family ?? '');
      if (at < 0) return;
      assign(worker ?? startWorker(), at);
    }
  }

  function unqueue(job: Job, waited: boolean): Task | undefined {
    const at = queue.findIndex((t) => (t.when === 'now') === waited && jobKey(t.job) === jobKey(job));
    return at < 0 ? undefined : queue.splice(at, 1)[0];
  }

  return {
    run: (job, when) =>
      new Promise((resolve, reject) => {
        if (closed) return reject(new Error('the picture store is closed'));
        queue.push({ job, when, resolve, reject });
        next();
      }),
    prioritise: (job) => {
      const task = unqueue(job, false);
      if (!task) return;
      queue.push({ ...task, when: 'now' });
      next();
    },
    cancel: (job) => unqueue(job, true)?.reject(new Error('nobody waits for the picture any more')),
    close: async () => {
      closed = true;
      for (const task of queue.splice(0)) task.reject(new Error('the picture store is closed'));
      await Promise.all(workers.splice(0).map((w) => w.thread.terminate()));
    },
  };
}
