import type { Database } from '../../db/database.ts';
import { addClicks } from './queries.ts';

/** Clicks that wait for the one write that is under way, by code. */
const waiting = new WeakMap<Database, Map<string, number>>();

/**
 * Counts a click behind the answer: a visitor never waits for it, and a crowd on one link holds one connection, not all.
 * A count that cannot be written is lost; the redirect is worth more.
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
    // Lost, as said above.
  } finally {
    waiting.delete(database);
  }
}
