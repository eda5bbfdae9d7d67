import { read } from '@showroom/bff/read';

/** Pause after the last change before the count is asked, ms. */
const pause = 250;

/**
 * Counts the vehicles of a choice, a query of the catalogue. Only the answer to the latest request is reported, whatever
 * their order. `tell` gets null when the count is unknown.
 */
export function liveCount(tell: (count: number | null) => void): { ask(query: string): void; stop(): void } {
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
        const found = await read('GET /catalog/count', query, mine.signal);
        if (running === mine) tell(found?.total ?? null);
      }, pause);
    },
  };
}
