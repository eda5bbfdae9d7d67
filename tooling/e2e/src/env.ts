import * as v from 'valibot';

const schema = v.object({
  /** `1`: run against the stack that `pnpm stack` holds up, instead of starting one. */
  E2E_REUSE: v.optional(v.picklist(['0', '1']), '0'),
  /** `1`: the full matrix of brands and widths (`npm test -- --all`). */
  VERIFY_ALL: v.optional(v.picklist(['0', '1']), '0'),
});

/** Settings of a run. @throws when one is wrong. */
export function readEnv() {
  return v.parse(schema, process.env);
}

/** Key by which the tests read VINs in our own feed. */
export const feedKey = 'feed-key-of-the-tests-24-or-more';

/** Key of the staff tokens of a run. */
export const staffSecret = 'staff-tokens-of-the-tests-32-characters';

/** `API_TIMEOUT_FACTOR` of the shells: a late answer of the API is waited for, not replaced by an outage page, as tests judge states. */
export const apiPatience = '20';
