/** Pause after the last change before the count is asked, ms. */
const pause = 250;

/** What a query of the API finds; null when nobody can say. */
export type CountOf<T> = (query: string, signal: AbortSignal) => Promise<T | null>;

/**
 * Counts what a choice finds. Only the answer to the latest request is reported, whatever their order. `tell` gets null
 * when the count is unknown.
 */
export function liveCount<T>(
  countOf: CountOf<T>,
  tell: (found: T | null) => void,
): { ask(query: string): void; stop(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: AbortController | undefined;
  const stop = () => {
    clearTimeout(timer);
    running?.abort();
    running = undefined;
  };
  return {
    stop,
    ask(query) {
      stop();
      timer = setTimeout(async () => {
        const mine = new AbortController();
        running = mine;
        const found = await countOf(query, mine.signal);
        if (running === mine) tell(found);
      }, pause);
    },
  };
}
