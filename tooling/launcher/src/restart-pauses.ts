/** Restarts within the window that are tried before a server counts as broken. */
export const maxRestarts = 10;
const windowMs = 60_000;
const longestPauseMs = 2_000;

/**
 * Says how long to wait before a server that has just ended is started again, in ms: at once the first time, then 250 ms,
 * doubled each time up to 2 s. `undefined`: it was restarted ten times within the last minute and is to be given up.
 * A minute without an end starts over.
 */
export function createRestartPauses(now: () => number = Date.now): () => number | undefined {
  let restarts: number[] = [];
  return () => {
    const time = now();
    restarts = restarts.filter((restart) => time - restart < windowMs);
    const before = restarts.length;
    if (before >= maxRestarts) return undefined;
    restarts.push(time);
    return before === 0 ? 0 : Math.min(125 * 2 ** before, longestPauseMs);
  };
}
