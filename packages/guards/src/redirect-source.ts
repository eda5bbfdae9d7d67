import { createQuietLog, type GuardedCall } from './guarded-call.ts';
import type { Log, Lookups } from './lookups.ts';
import { compileRedirects, type RedirectHit, type RedirectTable } from './redirect-table.ts';
import type { RedirectHosts } from './redirect-target.ts';

export type RedirectSource = {
  /** Undefined when the table in memory will do; a promise (at most `waitMs`) when it was never loaded or is out of date. */
  ready(): Promise<void> | undefined;
  find(key: string): RedirectHit | undefined;
  /** Loads the table again now; the promise waits for it, at most `waitMs`. */
  invalidate(): Promise<void>;
};

const refreshMs = 30_000;
const retryMs = 5_000;
/** The table is big and is mostly loaded behind the visitor's back, so it may take longer than a visitor waits. */
const loadMs = 5_000;
const emptyTable: RedirectTable = { find: () => undefined, refused: [] };

function waitAtMost(promise: Promise<void>, waitMs: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, waitMs);
    void promise.then(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** Keeps the whole redirect table of the brand in memory, refreshed behind the requests every 30 s, kept when the API is down. */
export function createRedirectSource(
  lookup: Lookups['redirects'],
  hosts: RedirectHosts,
  guarded: GuardedCall,
  clock: () => number,
  log: Log,
  waitMs: number,
): RedirectSource {
  const quietLog = createQuietLog(log, clock);
  let table = emptyTable;
  let dueAt = Number.NEGATIVE_INFINITY;
  let started = 0;
  let wait: Promise<void> | undefined;

  const load = async (): Promise<void> => {
    const turn = ++started;
    dueAt = clock() + refreshMs;
    const rows = await guarded.ask(lookup, loadMs);
    // A later load has begun, perhaps because this one set out before a change.
    if (turn !== started) return;
    if (rows === undefined) {
      dueAt = clock() + retryMs;
      return;
    }
    table = compileRedirects(rows, hosts);
    const first = table.refused[0];
    if (!first) return;
    const message = `${table.refused.length} redirect rows are not followed; the first: ${first.reason}`;
    quietLog({ level: 'warn', event: 'redirect-refused', message });
  };

  const loadAndWait = (): Promise<void> => {
    const current = waitAtMost(load(), waitMs).then(() => {
      if (wait === current) wait = undefined;
    });
    wait = current;
    return current;
  };

  return {
    ready() {
      if (wait) return wait;
      if (started === 0) return loadAndWait();
      if (clock() >= dueAt) void load();
      return undefined;
    },
    find: (key) => table.find(key),
    invalidate: loadAndWait,
  };
}
