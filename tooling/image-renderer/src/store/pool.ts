import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { type Job, jobFamily, jobKey, type RenderedFile } from './job.ts';
import { isBeyond, isMain, isThumb, opensFullScreen, shapesOf } from './kinds-of-job.ts';
import type { WorkerAnswer } from './worker.ts';

/** Somebody waits; somebody opens the page; somebody is likely to ask next; nobody has asked yet. In this order. */
export type When = 'now' | 'opened' | 'soon' | 'ahead';
/** Those who wait and the rest have threads of their own, as a thread's priority cannot be raised again. */
type Lane = 'front' | 'back';
const laneOf = (when: When): Lane => (when === 'now' || when === 'opened' ? 'front' : 'back');
/** How far other work goes before a lane's. */
const niceness: Record<Lane, number> = { front: 5, back: 19 };

type Task = {
  job: Job;
  when: When;
  resolve: (files: RenderedFile[]) => void;
  reject: (error: Error) => void;
  /** Begun, and nobody waits for it any more. */
  isLeft?: boolean;
  /** How often it was given up for a first screen. */
  yielded?: number;
};
type PoolWorker = {
  lane: Lane;
  thread: Worker;
  /** Shared with the thread: 1 has it give its drawing up. */
  stop: Int32Array;
  task: Task | undefined;
  family: string;
  built: string;
  idleTimer?: NodeJS.Timeout;
};

/** Milliseconds after which an idle worker is ended: it holds some 150 MB, and a new one needs a second to draw as fast. */
const idleMs = 5 * 60_000;

/** A drawing is begun anew so often at most: who waits for it would wait for ever. */
const mostYields = 3;

/** Worker threads that draw. Started on demand; idle ones do not keep the process alive. */
type Pool = {
  run: (job: Job, when: When) => Promise<RenderedFile[]>;
  /** Moves a job that nobody waited for to `now`. False where the background has begun it, which may take long, or it is being given up. */
  prioritise: (job: Job) => boolean;
  /** Removes a queued job that nobody waits for; its `run` rejects. A begun one goes on until somebody waits for another. */
  cancel: (job: Job) => void;
  close: () => Promise<void>;
};

/**
 * `concurrency` workers draw for those who wait. One more, of the lowest priority, draws ahead: a picture at a time, each once
 * `isCalm` resolves and nobody waits.
 */
export function createPool(
  concurrency: number,
  isCalm: () => Promise<unknown> = async () => {},
  processors = availableParallelism(),
  program = new URL('./worker.ts', import.meta.url),
): Pool {
  const workers: PoolWorker[] = [];
  const queue: Task[] = [];
  let closed = false;
  let calm: 'unknown' | 'asked' | 'yes' = 'unknown';

  function startWorker(lane: Lane): PoolWorker {
    const stop = new Int32Array(new SharedArrayBuffer(4));
    const thread = new Worker(program, {
      workerData: { niceness: niceness[lane], stop },
      // Building a mesh allocates much short-lived memory; without a limit the heap grows to hundreds of megabytes.
      resourceLimits: { maxYoungGenerationSizeMb: 24, maxOldGenerationSizeMb: 384 },
    });
    const worker: PoolWorker = { lane, thread, stop, task: undefined, family: '', built: '' };
    const remove = () => {
      const at = workers.indexOf(worker);
      if (at >= 0) workers.splice(at, 1);
    };
    const retire = () => {
      // While pictures are drawn ahead, whoever comes finds a thread that has drawn before.
      const isLast = lane === 'front' && workers.filter((other) => other.lane === 'front').length === 1;
      if (isLast && queue.length > 0) {
        worker.idleTimer = setTimeout(retire, idleMs).unref();
        return;
      }
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
      else if (task && isTold(worker) && !task.isLeft) queue.unshift({ ...task, yielded: (task.yielded ?? 0) + 1 });
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

  const isTold = ({ stop }: PoolWorker): boolean => Atomics.load(stop, 0) === 1;

  /**
   * Has begun drawings given up for those who wait: what nobody waits for any more, and, where the machine has no processor beside those
   * that draw, what is beyond a first screen for what is of one.
   */
  function makeRoom(): void {
    const waited = queue.filter(({ when }) => laneOf(when) === 'front').map(({ job }) => job);
    if (waited.length === 0) return;
    const isScreen = processors <= concurrency && waited.some((job) => isMain(job) || isThumb(job));
    for (const { lane, task, stop } of workers) {
      if (lane === 'back' || !task) continue;
      const mayYield = isScreen && isBeyond(task.job) && (task.yielded ?? 0) < mostYields;
      if (task.isLeft || mayYield) Atomics.store(stop, 0, 1);
    }
  }

  const isWaitedFor = (): boolean =>
    queue.some(({ when }) => laneOf(when) === 'front') || workers.some(({ lane, task }) => lane === 'front' && task);

  /**
   * Whether a picture waits for one that is being drawn, where the machine has no processor beside those that draw: the shell and the
   * browser of the same machine want one. Thumbs wait for the main picture of their page and for the thread that has their shapes, cards for
   * the first screen of any page.
   */
  function makesWay(job: Job): boolean {
    if (processors > concurrency || job.kind !== 'studio' || isMain(job)) return false;
    // A thread stays for first screens.
    const beyond = workers.filter(({ lane, task }) => lane === 'front' && task && isBeyond(task.job)).length;
    if (isBeyond(job) && beyond >= Math.max(1, concurrency - 1)) return true;
    return workers.some(({ lane, task }) => {
      if (lane === 'back' || task?.job.kind !== 'studio') return false;
      if (laneOf(task.when) === 'back' || !(isMain(task.job) || isThumb(task.job))) return false;
      if (!isThumb(job) || shapesOf(task.job) === shapesOf(job)) return true;
      const { body, color } = task.job.subject;
      return isMain(task.job) && job.subject.body === body && job.subject.color === color;
    });
  }

  /** What a lane draws next; undefined for nothing yet. */
  function rankOf(lane: Lane): When | undefined {
    const has = (when: When) => queue.some((task) => task.when === when);
    if (lane === 'back') return isWaitedFor() ? undefined : has('soon') ? 'soon' : has('ahead') ? 'ahead' : undefined;
    if (queue.some(({ when, job }) => when === 'now' && !makesWay(job))) return 'now';
    // One of several stays free for whoever comes.
    const opened = workers.filter(({ task }) => task?.when === 'opened').length;
    const mayOpen = queue.some(({ when, job }) => when === 'opened' && !makesWay(job));
    return mayOpen && opened < Math.max(1, concurrency - 1) ? 'opened' : undefined;
  }

  /**
   * Index of the queued task of a rank for a worker that last drew `family`, of shapes that it has built; −1 for none. The first screen of
   * a page comes before other pictures, its main one first. Another colour of the same body reuses its unpainted picture; a family that
   * another worker is drawing would be rendered twice.
   */
  function choose(rank: When, family: string, built: string): number {
    const drawn = workers.flatMap(({ task }) => (task ? [task.job] : []));
    const families = new Set(drawn.map(jobFamily));
    const shapes = new Set(drawn.map(shapesOf));
    const isFree = ({ when, job }: Task) => when === rank && (laneOf(rank) === 'back' || !makesWay(job));
    const find = (fits: (job: Job) => boolean) => queue.findIndex((task) => isFree(task) && fits(task.job));
    const places = [
      find(isMain),
      find((job) => isThumb(job) && shapesOf(job) === built),
      find((job) => isThumb(job) && !shapes.has(shapesOf(job))),
      find(isThumb),
      find(opensFullScreen),
      find((job) => jobFamily(job) === family),
      find((job) => !families.has(jobFamily(job))),
      find(() => true),
    ];
    return (laneOf(rank) === 'front' ? places : places.slice(5)).find((at) => at >= 0) ?? -1;
  }

  function assign(worker: PoolWorker, at: number): void {
    const task = queue.splice(at, 1)[0];
    if (!task) return;
    clearTimeout(worker.idleTimer);
    worker.task = task;
    Atomics.store(worker.stop, 0, 0);
    worker.family = jobFamily(task.job);
    worker.built = shapesOf(task.job);
    worker.thread.ref();
    worker.thread.postMessage(task.job);
  }

  /** Whether the background may begin a picture; asks, and comes back, where it is not known. */
  function mayBegin(): boolean {
    if (calm === 'yes') {
      calm = 'unknown';
      return true;
    }
    if (calm === 'unknown') {
      calm = 'asked';
      void isCalm().then(() => {
        calm = 'yes';
        next();
      });
    }
    return false;
  }

  /**
   * How many threads of those who wait are warmed by a picture that is drawn ahead, as they would need a second more for theirs: one, and
   * all while somebody looks at lists.
   */
  const warmed = (): number => (queue.some(({ when }) => when === 'soon') ? concurrency : 1);

  /** Gives a free worker of a lane its next task. */
  function fill(lane: Lane): boolean {
    const own = workers.filter((worker) => worker.lane === lane);
    const idle = own.filter(({ task }) => !task);
    if (idle.length === 0 && own.length >= (lane === 'front' ? concurrency : 1)) return false;
    const waited = rankOf(lane);
    const isWarming = !waited && own.length < warmed();
    const rank = isWarming ? rankOf('back') : waited;
    if (!rank || (laneOf(rank) === 'back' && !mayBegin())) return false;
    const jobs = queue.filter(({ when }) => when === rank).map(({ job }) => job);
    const [families, shapes] = [new Set(jobs.map(jobFamily)), new Set(jobs.map(shapesOf))];
    const fitting =
      idle.find(({ family }) => families.has(family)) ?? idle.find(({ built }) => shapes.has(built)) ?? idle[0];
    const worker = isWarming ? undefined : fitting;
    const at = choose(rank, worker?.family ?? '', worker?.built ?? '');
    if (at < 0) return false;
    assign(worker ?? startWorker(lane), at);
    return true;
  }

  function next(): void {
    while (!closed && queue.length > 0 && (fill('front') || fill('back')));
    makeRoom();
  }

  const drawing = (job: Job): PoolWorker | undefined =>
    workers.find(({ task }) => task && jobKey(task.job) === jobKey(job));

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
      if (task) {
        queue.push({ ...task, when: 'now' });
        next();
      }
      const worker = drawing(job);
      if (!worker?.task) return true;
      if (worker.lane === 'back' || (worker.task.isLeft && isTold(worker))) return false;
      worker.task.isLeft = false;
      return true;
    },
    cancel: (job) => {
      const task = unqueue(job, true);
      if (task) return task.reject(new Error('nobody waits for the picture any more'));
      const begun = drawing(job)?.task;
      if (begun) begun.isLeft = true;
      makeRoom();
    },
    close: async () => {
      closed = true;
      for (const task of queue.splice(0)) task.reject(new Error('the picture store is closed'));
      await Promise.all(workers.splice(0).map((w) => w.thread.terminate()));
    },
  };
}
