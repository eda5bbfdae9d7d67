import type { Breaker } from './breaker.ts';
import { callWithTimeout } from './call-with-timeout.ts';
import type { Log, LogEntry } from './lookups.ts';

/** How the API is asked: with a timeout, a breaker, and a log that says so once, not once per request. */
export type GuardedCall = {
  /** The answer, or undefined when there is none: refused by the breaker, late, or failed. Never rejects. */
  ask<T>(call: (signal: AbortSignal) => Promise<T>, timeoutMs: number): Promise<T | undefined>;
};

const quietMs = 10_000;

/** Writes the first of like events at once and then one line per 10 s, with the number of those in between. */
export function createQuietLog(log: Log, clock: () => number): (entry: Omit<LogEntry, 'suppressed'>) => void {
  const kept = new Map<string, { at: number; suppressed: number }>();
  return (entry) => {
    const last = kept.get(entry.event);
    const now = clock();
    if (last && now - last.at < quietMs) {
      last.suppressed++;
      return;
    }
    kept.set(entry.event, { at: now, suppressed: 0 });
    log({ ...entry, suppressed: last?.suppressed ?? 0 });
  };
}

export function createGuardedCall(breaker: Breaker, log: ReturnType<typeof createQuietLog>): GuardedCall {
  let down = false;
  return {
    async ask(call, timeoutMs) {
      if (!breaker.tryPass()) return undefined;
      try {
        const answer = await callWithTimeout(call, timeoutMs);
        breaker.succeed();
        if (down) log({ level: 'info', event: 'lookup-recovered', message: 'The API answers lookups again.' });
        down = false;
        return answer;
      } catch (error) {
        breaker.fail();
        down = true;
        const cause = error instanceof Error ? error.message : 'unknown error';
        log({ level: 'warn', event: 'lookup-failed', message: `Lookup failed, pages are served unchecked: ${cause}` });
        return undefined;
      }
    },
  };
}
