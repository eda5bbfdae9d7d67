import * as v from 'valibot';

/** Which page of how many an answer is. */
export const pageMeta = v.object({
  page: v.object({ current: v.number(), size: v.number(), totalPages: v.number(), totalResults: v.number() }),
});
