/** A page waits this long for the API, so that its visitor has an answer, be it a 503, within 2.5 s. */
const calmMs = 1_600;
/** After a silence the API is asked as before, but waited for no longer than this, until it answers again. */
const doubtfulMs = 250;

export type Patience = {
  /** For the next call, ms. */
  ms(): number;
  /** What came of a call. */
  told(answered: boolean): void;
};

/**
 * How long to wait for an API that may have frozen. One silence is enough to doubt, one answer to trust again: a page
 * that has waited in vain renders its error at once, and those after it do not queue up behind the same silence.
 */
export function createPatience(): Patience {
  let isDoubtful = false;
  return {
    ms: () => (isDoubtful ? doubtfulMs : calmMs),
    told: (answered) => {
      isDoubtful = !answered;
    },
  };
}
