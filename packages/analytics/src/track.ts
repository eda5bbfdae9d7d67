import type { AnalyticsEvent } from './analytics-event.ts';

export type Listener = (event: AnalyticsEvent) => void;

const listeners = new Set<Listener>();

/** Tells of an event. Without consent nobody listens and nothing is kept: what was done before it is never told. */
export function track(event: AnalyticsEvent): void {
  for (const listener of listeners) {
    try {
      listener(event);
    } catch {
      // A counter must not break what it counts.
    }
  }
}

/** Hears of every event from now on; returns what ends it. */
export function onTracked(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

let readSession: (() => string) | undefined;

/** Names where the call-tracking session is read, while there is one. */
export function giveSession(read: (() => string) | undefined): void {
  readSession = read;
}

/** Call-tracking session id, or empty (PRD-3: `clientSession`). */
export const clientSession = (): string => readSession?.() ?? '';
