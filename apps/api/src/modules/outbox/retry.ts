/** Pauses between attempts, seconds: from a quick retry to an outage of a day. */
const pauses = [10, 30, 120, 600, 1_800, 7_200, 21_600, 43_200] as const;

/** Attempts after which a message is given up. */
export const maxAttempts = pauses.length + 1;

/** Seconds until the next attempt after `attempts` that failed; undefined when that was the last one. */
export const retryPause = (attempts: number): number | undefined => pauses[attempts - 1];
