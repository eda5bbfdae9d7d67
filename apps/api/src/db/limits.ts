/** Statement timeout of requests, ms (B-28). */
export const statementTimeoutMs = 3_000;
/** Connections of one API process, and how long a request waits for a free one before it gets 503 (B-28). */
export const poolSize = 16;
export const acquireTimeoutMs = 1_000;
