/** Keeps a broken API from being asked by every request. */
export type Breaker = {
  /** Whether a call may be made now. When half-open, the first caller gets the trial and the rest are refused. */
  tryPass(): boolean;
  succeed(): void;
  fail(): void;
};

/**
 * Opens after `failures` in a row; after `resetMs` lets one trial through, whose result closes or reopens it.
 * Every call let through must end in `succeed` or `fail`.
 *
 * @param clock milliseconds
 */
export function createBreaker(clock: () => number, failures = 5, resetMs = 5000): Breaker {
  let failed = 0;
  let openUntil = 0;
  let trial = false;
  return {
    tryPass() {
      if (failed < failures) return true;
      if (trial || clock() < openUntil) return false;
      trial = true;
      return true;
    },
    succeed() {
      failed = 0;
      trial = false;
    },
    fail() {
      failed++;
      trial = false;
      openUntil = clock() + resetMs;
    },
  };
}
