import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { childEnv } from '../../env.ts';
import type { PhotoSettings } from '../../ports/photo-settings.ts';
import type { FromReader, ToReader } from './photo-messages.ts';

export type ReadPhoto = { key: string; made?: { width: number; height: number; color: string } };
export type PhotoReader = {
  /**
   * Fetches an address, and stores what is there unless `isKnown` says that its content is stored already. @throws why there is
   * no photo
   */
  read(url: string, isKnown: (key: string) => Promise<boolean>): Promise<ReadPhoto>;
  /** Ends the process behind it; the next photo starts another. */
  rest(): void;
};

/** Longest that a photo may take from its address to the store, ms. */
const longestMs = 180_000;
/** Photos after which the process is replaced: what its allocator keeps is given back. */
const photosOfALife = 500;

type Job = {
  isKnown: (key: string) => Promise<boolean>;
  resolve: (read: ReadPhoto) => void;
  reject: (error: Error) => void;
  key?: string;
};

/** Steps of priority that photos stand behind answers; on a busy machine they still come. */
const stepsBehind = 10;

function startProcess(settings: PhotoSettings, steps: number): ChildProcess {
  const child = fork(new URL('./photo-reader.ts', import.meta.url), [], {
    execArgv: ['--max-old-space-size=96', '--max-semi-space-size=2', '--expose-gc'],
    // One arena and few threads: pictures are unpacked one at a time. What a large buffer took is given back with it.
    env: childEnv({
      ...{ MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '262144', MALLOC_TRIM_THRESHOLD_: '262144' },
      UV_THREADPOOL_SIZE: '2',
    }),
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    // A session of its own, whose priority it lowers. It ends by itself when this process is gone.
    detached: true,
  });
  const hello: ToReader = { kind: 'settings', settings, steps };
  child.send(hello);
  return child;
}

/** Reads photos in another process, which starts with the first, `steps` of priority behind this one. */
export function openReader(settings: PhotoSettings, steps = stepsBehind): PhotoReader {
  const jobs = new Map<number, Job>();
  let child: ChildProcess | undefined;
  let last = 0;
  let left = 0;
  /** Until the process before is gone: two would hold twice the memory. */
  let gone: Promise<unknown> | undefined;

  const tell = (message: ToReader) => void child?.send(message, () => {});
  function failAll(reason: string): void {
    for (const job of jobs.values()) job.reject(new Error(reason));
    jobs.clear();
  }
  async function hear(message: FromReader): Promise<void> {
    const job = jobs.get(message.id);
    if (!job) return;
    if (message.kind === 'found') {
      job.key = message.key;
      const known = await job.isKnown(message.key);
      tell({ kind: 'known', id: message.id, known });
      if (!known) return;
      job.resolve({ key: message.key });
    } else if (message.kind === 'stored') {
      const { width, height, color } = message;
      job.resolve({ key: job.key ?? '', made: { width, height, color } });
    } else job.reject(new Error(message.error));
    jobs.delete(message.id);
  }
  function rest(): void {
    child?.removeAllListeners();
    if (child?.kill('SIGKILL')) gone = once(child, 'exit').catch(() => {});
    child = undefined;
    failAll('the reader of photos was stopped');
  }
  function start(): void {
    const started = startProcess(settings, steps);
    child = started;
    left = photosOfALife;
    started.on('message', (message: FromReader) => {
      hear(message).catch((error: unknown) => {
        const job = jobs.get(message.id);
        jobs.delete(message.id);
        job?.reject(error instanceof Error ? error : new Error(String(error)));
        tell({ kind: 'known', id: message.id, known: true });
      });
    });
    const end = () => {
      if (child === started) child = undefined;
      failAll('the reader of photos ended');
    };
    started.on('exit', end);
    started.on('error', end);
  }

  return {
    async read(url, isKnown) {
      if (child && left <= 0 && jobs.size === 0) rest();
      await gone;
      if (!child) start();
      left -= 1;
      last += 1;
      const id = last;
      const timer = setTimeout(rest, longestMs);
      try {
        return await new Promise<ReadPhoto>((resolve, reject) => {
          jobs.set(id, { isKnown, resolve, reject });
          tell({ kind: 'fetch', id, url });
        });
      } finally {
        clearTimeout(timer);
      }
    },
    rest,
  };
}
