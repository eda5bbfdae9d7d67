import { setTimeout as delay } from 'node:timers/promises';
import type { Log } from '../log.ts';
import { mergeTags } from './change-notice.ts';

type Options = {
  urls: readonly string[];
  secret: string;
  log: Log;
  /** Changes that arrive within this time travel together. */
  debounceMs?: number;
  /** Waits before the second, third, … try. */
  backoffMs?: readonly number[];
};

const answerWithinMs = 5_000;

/** Tells every shell which cache tags are out of date. Collects, retries, and never throws. */
export class ShellNotifier {
  readonly #options: Required<Options>;
  readonly #stop = new AbortController();
  #pending = new Set<string>();
  #timer: NodeJS.Timeout | undefined;

  constructor(options: Options) {
    this.#options = { debounceMs: 200, backoffMs: [500, 2_000, 8_000, 30_000], ...options };
  }

  push(tags: Iterable<string>): void {
    for (const tag of tags) this.#pending.add(tag);
    if (this.#pending.size === 0) return;
    this.#timer ??= setTimeout(() => this.#flush(), this.#options.debounceMs);
  }

  /** Forgets what is still waiting: the shells drop their caches at their own start. */
  close(): void {
    clearTimeout(this.#timer);
    this.#stop.abort();
  }

  #flush(): void {
    const tags = mergeTags(this.#pending);
    this.#pending = new Set();
    this.#timer = undefined;
    for (const url of this.#options.urls) void this.#deliver(url, tags);
  }

  async #deliver(url: string, tags: readonly string[]): Promise<void> {
    const { backoffMs, log } = this.#options;
    for (let attempt = 0; !this.#stop.signal.aborted; attempt += 1) {
      if (await this.#post(url, tags)) return;
      const wait = backoffMs[attempt];
      if (wait === undefined) {
        log.warn({ shell: new URL(url).host, tags: tags.length }, 'revalidation not delivered');
        return;
      }
      await delay(wait, undefined, { signal: this.#stop.signal, ref: false }).catch(() => {});
    }
  }

  async #post(url: string, tags: readonly string[]): Promise<boolean> {
    try {
      const response = await fetch(url, {
        method: 'POST',
        redirect: 'error',
        headers: { 'content-type': 'application/json', 'x-revalidate-secret': this.#options.secret },
        body: JSON.stringify({ tags }),
        signal: AbortSignal.any([this.#stop.signal, AbortSignal.timeout(answerWithinMs)]),
      });
      await response.body?.cancel();
      return response.ok;
    } catch {
      return false;
    }
  }
}
