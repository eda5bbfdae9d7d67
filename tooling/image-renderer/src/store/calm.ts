import { cpus } from 'node:os';

/** Share of the machine's processors; while others use more, somebody is served. */
const busyShare = 0.2;
const sampleMs = 500;
/** Who has pressed once presses again. */
const calmMs = 2_000;
/** A machine that is never calm gets a picture so often all the same. */
const longestMs = 15_000;

/** Milliseconds that processors have worked for other processes than this one. */
function usedByOthers(): number {
  let used = 0;
  for (const { times } of cpus()) used += times.user + times.nice + times.sys + times.irq;
  const own = process.cpuUsage();
  return used - (own.user + own.system) / 1_000;
}

/**
 * Says when the machine has time for what nobody waits for: the returned function resolves once others have left it alone for two
 * seconds, after fifteen at the latest. Sites, API, database and whatever else runs there count alike.
 */
export function createCalm(used: () => number, processors: number): () => Promise<void> {
  let last = { at: performance.now(), used: used() };
  let busyAt = last.at;

  function sample(): void {
    const at = performance.now();
    if (at - last.at < sampleMs) return;
    const now = used();
    if ((now - last.used) / (at - last.at) / processors > busyShare) busyAt = at;
    last = { at, used: now };
  }

  return async () => {
    const from = performance.now();
    for (;;) {
      sample();
      const now = performance.now();
      if (now - busyAt >= calmMs || now - from >= longestMs) return;
      await new Promise((resolve) => setTimeout(resolve, sampleMs));
    }
  };
}

export const whenCalm = createCalm(usedByOthers, cpus().length);
