/** Normal timeout: the visitor has an answer, be it a 503, within 2.5 s (C-07). */
const normalMs = 1_600;
/** Timeout after a timeout, until the API answers again. */
const shortMs = 250;

export type AdaptiveTimeout = {
  /** For the next call, ms. */
  ms(): number;
  /** Reports the outcome of a call. */
  report(answered: boolean): void;
};

/** One timeout shortens the next ones, one answer restores them: pages do not queue up behind an API that hangs. */
export function createAdaptiveTimeout(): AdaptiveTimeout {
  let isShort = false;
  return {
    ms: () => (isShort ? shortMs : normalMs),
    report: (answered) => {
      isShort = !answered;
    },
  };
}
