type Run = () => void;

/** Timers of the page that can be held: what falls due meanwhile waits for its release. */
export type SteadyTimers = {
  /** Holds every timer that stands. Those set afterwards run, as what looks at the story has timers of its own. */
  hold: () => void;
  /** Runs what fell due, in its order; ticks of an interval are left out. */
  release: () => void;
};

/**
 * Wraps the timers of `globalThis`. A story whose button is busy for five seconds is otherwise pictured busy in its first
 * theme and free in its last, on a machine that is slow enough.
 */
export function steadyTimers(): SteadyTimers {
  const { setTimeout: realTimeout, setInterval: realInterval, clearTimeout: realClear } = globalThis;
  let holds = 0;
  let isHeld = false;
  const due = new Map<unknown, Run>();
  const isOlder = (born: number) => isHeld && born < holds;

  globalThis.setTimeout = ((run: Run | string, delay?: number, ...rest: unknown[]) => {
    if (typeof run === 'string') throw new Error('A timer takes a function.');
    const born = holds;
    const call = () => (run as (...given: unknown[]) => void)(...rest);
    const id = realTimeout(() => {
      if (isOlder(born)) due.set(id, call);
      else call();
    }, delay);
    return id;
  }) as typeof globalThis.setTimeout;

  globalThis.setInterval = ((run: (...given: unknown[]) => void, delay?: number, ...rest: unknown[]) => {
    const born = holds;
    return realInterval(() => {
      if (!isOlder(born)) run(...rest);
    }, delay);
  }) as typeof globalThis.setInterval;

  globalThis.clearTimeout = ((id?: number) => {
    due.delete(id);
    realClear(id);
  }) as typeof globalThis.clearTimeout;

  return {
    hold: () => {
      holds++;
      isHeld = true;
    },
    release: () => {
      isHeld = false;
      for (const [id, run] of [...due]) {
        // One that ran before may have cleared it.
        if (due.delete(id)) run();
      }
    },
  };
}
