import * as v from 'valibot';

const schema = v.object({
  API_URL: v.optional(v.pipe(v.string(), v.url()), 'http://127.0.0.1:4000'),
  /** Every timeout of a question to the API times this. More than 1 is for builds, and for tests on a busy machine. */
  API_TIMEOUT_FACTOR: v.pipe(
    v.optional(v.string(), '1'),
    v.regex(/^[1-9]\d?$/, 'a whole number from 1 to 99'),
    v.transform(Number),
  ),
  /** Said by Next to itself. */
  NEXT_PHASE: v.optional(v.string()),
});

/** Where the API is. Read on the server only; never part of a browser bundle. */
export function apiBase(): string {
  return v.parse(schema, process.env).API_URL.replace(/\/$/, '');
}

/** Whether a shell is being built, not serving. */
export const isBuild = (): boolean => v.parse(schema, process.env).NEXT_PHASE === 'phase-production-build';

/** How many times longer than promised the API may take to answer. @throws when the variable is wrong */
export function apiTimeoutFactor(): number {
  return v.parse(schema, process.env).API_TIMEOUT_FACTOR;
}
