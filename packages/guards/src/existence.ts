import type { ExistenceQuestion } from '@showroom/domain/existence';
import { LRUCache } from 'lru-cache';
import type { GuardedCall } from './guarded-call.ts';
import type { Lookups, ResolveAnswer } from './lookups.ts';

/** What is known about a page; `unknown` when the API cannot be asked and nothing is remembered. */
export type Resolution = ResolveAnswer | { state: 'unknown' };

export type Existence = {
  /** At once when it is remembered, so that a cached page never waits. Never rejects. */
  ask(question: ExistenceQuestion): Resolution | Promise<Resolution>;
  /** Something changed: what is remembered is asked again before it is used, unless the API is down. */
  invalidate(path?: string): void;
};

type Entry = { answer: Resolution; at: number; valid: boolean };
type Flight = { promise: Promise<Resolution>; superseded: boolean };

const unknown: Resolution = { state: 'unknown' };
const freshMs = 30_000;
const staleMs = 86_400_000;
const maxEntries = 10_000;

/**
 * Memory around the existence lookup: 10,000 paths, fresh for 30 s, then served while a refresh runs behind, up to 24 h
 * when the API is down. One question per path at a time, `timeoutMs` each.
 */
export function createExistence(
  resolve: Lookups['resolve'],
  guarded: GuardedCall,
  clock: () => number,
  timeoutMs: number,
): Existence {
  const entries = new LRUCache<string, Entry>({ max: maxEntries });
  const flights = new Map<string, Flight>();

  /** What is remembered, if young enough to be served when there is nothing better. */
  const remembered = (path: string): Resolution => {
    const entry = entries.get(path);
    return entry && clock() - entry.at <= staleMs ? entry.answer : unknown;
  };

  const fetchAnswer = async (question: ExistenceQuestion, flight: Flight): Promise<Resolution> => {
    const { path } = question;
    const answer = await guarded.ask((signal) => resolve(question, signal), timeoutMs);
    if (flights.get(path) === flight) flights.delete(path);
    if (answer === undefined) return remembered(path);
    // An answer that set out before an invalidation may be the old truth: used by who waited for it, not kept.
    if (!flight.superseded) entries.set(path, { answer, at: clock(), valid: true });
    return answer;
  };

  const fly = (question: ExistenceQuestion): Promise<Resolution> => {
    const { path } = question;
    const current = flights.get(path);
    if (current) return current.promise;
    const flight: Flight = { promise: Promise.resolve(unknown), superseded: false };
    flights.set(path, flight);
    flight.promise = fetchAnswer(question, flight);
    return flight.promise;
  };

  return {
    ask(question) {
      const entry = entries.get(question.path);
      if (!entry?.valid) return fly(question);
      const age = clock() - entry.at;
      if (age > staleMs) return fly(question);
      if (age >= freshMs) void fly(question);
      return entry.answer;
    },
    invalidate(path) {
      if (path === undefined) for (const entry of entries.values()) entry.valid = false;
      else {
        const entry = entries.get(path);
        if (entry) entry.valid = false;
      }
      for (const [key, flight] of flights) {
        if (path !== undefined && key !== path) continue;
        flight.superseded = true;
        flights.delete(key);
      }
    },
  };
}
