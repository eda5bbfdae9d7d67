import { setTimeout as delay } from 'node:timers/promises';
import { createRestartPauses, maxRestarts } from './restart-pauses.ts';
import { type ServerOptions, type ServerProcess, startServer } from './server-process.ts';

/** Time that a server has to stop by itself, in ms. */
const graceMs = 12_000;

/** What happens to servers while they run. */
export type ServerEvent =
  | { kind: 'ended'; name: string; how: string; pauseMs: number }
  | { kind: 'restarted'; name: string; pid: number | undefined }
  /** Not started again: it ended too often. The sentence is for the person at the terminal. */
  | { kind: 'given-up'; name: string; sentence: string };

export type SupervisorOptions = {
  onEvent: (event: ServerEvent) => void;
  /** Whether a server that ended is to stay down, as a test of an outage wants it. */
  staysDown?: ((name: string) => boolean) | undefined;
  /** How long to wait before each restart of one server. */
  createPauses?: () => () => number | undefined;
};

type Supervised = { options: ServerOptions; process: ServerProcess };

/** Servers of one launch: started one by one, restarted when they end, stopped together. */
export function createSupervisor({ onEvent, staysDown, createPauses = createRestartPauses }: SupervisorOptions) {
  const servers: Supervised[] = [];
  const stopping = new AbortController();

  async function keepAlive(server: Supervised): Promise<void> {
    const { name } = server.options;
    const nextPause = createPauses();
    for (;;) {
      const how = await server.process.ended;
      if (stopping.signal.aborted || staysDown?.(name)) return;
      const pauseMs = nextPause();
      if (pauseMs === undefined) {
        const words = server.process.lastWords();
        // A stack stays in the log.
        const why = words === '' || words.includes('\n') ? `${how}.` : words;
        const sentence = `${name} ended again after ${maxRestarts} restarts within a minute: ${why}`;
        onEvent({ kind: 'given-up', name, sentence });
        return;
      }
      onEvent({ kind: 'ended', name, how, pauseMs });
      await delay(pauseMs, undefined, { signal: stopping.signal }).catch(() => {});
      if (stopping.signal.aborted) return;
      server.process = startServer(server.options, { append: true });
      const { pid, ready } = server.process;
      ready.then(
        () => onEvent({ kind: 'restarted', name, pid }),
        () => {}, // Its end is what counts; the loop waits for that.
      );
    }
  }

  /** Starts a server and waits until it is ready. One that ends later is started again. @throws {ServerFailed} */
  async function start(options: ServerOptions): Promise<void> {
    stopping.signal.throwIfAborted();
    const server = { options, process: startServer(options) };
    servers.push(server);
    await server.process.ready;
    void keepAlive(server);
  }

  async function stopAll(): Promise<void> {
    stopping.abort();
    for (const { process } of servers.toReversed()) {
      process.signal('SIGTERM');
      const timer = setTimeout(() => process.signal('SIGKILL'), graceMs);
      await process.ended;
      clearTimeout(timer);
    }
  }

  let stopped: Promise<void> | undefined;
  /** Asks every server to stop, once, the last started first; kills what is left of each after 12 s. */
  const stop = (): Promise<void> => {
    stopped ??= stopAll();
    return stopped;
  };

  /** Process ids of the moment, by name. Each leads a process group. */
  const pids = (): Record<string, number> =>
    Object.fromEntries(servers.map(({ options, process }) => [options.name, process.pid ?? 0]));

  return { start, stop, pids };
}
