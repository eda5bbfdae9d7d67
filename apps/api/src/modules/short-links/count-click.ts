import type { Database } from '../../db/database.ts';
import { addClicks } from './queries.ts';

/** Clicks waiting for the write in progress, by code. */
const waiting = new WeakMap<Database, Map<string, number>>();

/**
 * Counts a click after the answer, batching concurrent ones into one connection. A failed write loses the count, never the
 * redirect.
 */
export function countClick(database: Database, code: string): void {
  const counts = waiting.get(database);
  if (counts) {
    counts.set(code, (counts.get(code) ?? 0) + 1);
    return;
  }
  const first = new Map([[code, 1]]);
  waiting.set(database, first);
  void write(database, first);
}

async function write(database: Database, counts: Map<string, number>): Promise<void> {
  try {
    for (let next = counts.entries().next(); !next.done; next = counts.entries().next()) {
      const [code, clicks] = next.value;
      counts.delete(code);
      await addClicks(database, code, clicks);
    }
  } catch {
    // Counts are best-effort.
  } finally {
    waiting.delete(database);
  }
}
