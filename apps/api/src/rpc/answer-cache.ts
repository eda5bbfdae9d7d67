type Entry = { answer: Promise<unknown>; expires: number };

/**
 * Short-lived cache of popular aggregates (marks, models, dealers) in this process. A change notice empties it; the
 * lifetime only limits the effect of a lost notice.
 */
export class AnswerCache {
  readonly #entries = new Map<string, Entry>();
  /** Last answers of `getKept`, which no change notice empties. */
  readonly #kept = new Map<string, { fresh: Promise<unknown>; answer: unknown }>();
  readonly #lifetimeMs: number;
  readonly #maxEntries: number;
  readonly #now: () => number;

  constructor({ lifetimeMs = 30_000, maxEntries = 500, now = Date.now } = {}) {
    this.#lifetimeMs = lifetimeMs;
    this.#maxEntries = maxEntries;
    this.#now = now;
  }

  /** The kept answer, or the one being fetched by somebody else, or a fresh one. Failures are not kept. */
  get<T>(key: string, fetch: () => Promise<T>): Promise<T> {
    const found = this.#entries.get(key);
    if (found && found.expires > this.#now()) return found.answer as Promise<T>;
    const answer = fetch();
    const entry = { answer, expires: this.#now() + this.#lifetimeMs };
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    answer.catch(() => {
      if (this.#entries.get(key) === entry) this.#entries.delete(key);
    });
    if (this.#entries.size > this.#maxEntries) {
      const oldest = this.#entries.keys().next().value;
      if (oldest !== undefined) this.#entries.delete(oldest);
    }
    return answer;
  }

  /**
   * As `get`, but while a fresh answer is on its way the one before is given: for what may be behind for a moment and is
   * heavy to make. Only the first ever asked for waits.
   */
  getKept<T>(key: string, fetch: () => Promise<T>): Promise<T> {
    const fresh = this.get(key, fetch);
    fresh.then(
      (answer) => this.#kept.set(key, { fresh, answer }),
      () => {},
    );
    const kept = this.#kept.get(key);
    return kept === undefined || kept.fresh === fresh ? fresh : Promise.resolve(kept.answer as T);
  }

  clear(): void {
    this.#entries.clear();
  }
}
