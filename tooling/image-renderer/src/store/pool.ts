import { Worker } from 'node:worker_threads';
import { type Job, jobFamily, jobKey, type RenderedFile } from './job.ts';
import type { WorkerAnswer } from './worker.ts';

type Task = { job: Job; ahead: boolean; resolve: (files: RenderedFile[]) => void; reject: (error: Error) => void };
type PoolWorker = { thread: Worker; task: Task | undefined; family: string; idleTimer?: NodeJS.Timeout };

/** Milliseconds after which an idle worker is ended: it holds some 150 MB. */
const idleMs = 60_000;

/** Worker threads that draw. Started on demand; idle ones do not keep the process alive. */
type Pool = {
  /** `now` (somebody waits) goes before `ahead` (prerendering). */
  run: (job: Job, when: 'now' | 'ahead') => Promise<RenderedFile[]>;
  /** Moves a queued `ahead` job to `now`. */
  prioritise: (job: Job) => void;
  /** Removes a queued job that nobody waits for; its `run` rejects. A started job goes on. */
  cancel: (job: Job) => void;
  close: () => Promise<void>;
};

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
    const ahead = queue.every((t) => t.ahead);
    const busy = workers.filter((w) => w.task);
    // One of several workers stays free for visitors.
    if (ahead && busy.filter((w) => w.task?.ahead).length >= Math.max(1, concurrency - 1)) return -1;
    const find = (fits: (family: string) => boolean) =>
      queue.findIndex((t) => t.ahead === ahead && fits(jobFamily(t.job)));
    const isSmall = ({ job, ahead }: Task) => !ahead && job.kind === 'studio' && job.master === 'mini';
    const places = [
      // A thumb costs a third of a large picture: a page's row of them comes first.
      queue.findIndex(isSmall),
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
    prioritise: (job) => {
      const task = unqueue(job, true);
      if (!task) return;
      queue.push({ ...task, ahead: false });
      next();
    },
    cancel: (job) => unqueue(job, false)?.reject(new Error('nobody waits for the picture any more')),
    close: async () => {
      closed = true;
      for (const task of queue.splice(0)) task.reject(new Error('the picture store is closed'));
      await Promise.all(workers.splice(0).map((w) => w.thread.terminate()));
    },
  };
}
