import * as v from 'valibot';

const schema = v.object({
  REVALIDATE_SECRET: v.optional(v.pipe(v.string(), v.minLength(16))),
  CLOSED_TO_CRAWLERS: v.optional(v.picklist(['', '0', '1']), '0'),
  INDEXNOW_KEY: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{8,128}$/))),
});

/** Secret that the API shows when it says what changed; undefined refuses every such call. */
export function revalidateSecret(): string | undefined {
  return v.parse(schema, process.env).REVALIDATE_SECRET;
}

/** Whether this is no environment to be found: staging, a demonstration. */
export const isClosedToCrawlers = (): boolean => v.parse(schema, process.env).CLOSED_TO_CRAWLERS === '1';

/** Key that the API tells search engines of changes with (IndexNow); undefined: it tells nobody. */
export const indexNowKey = (): string | undefined => v.parse(schema, process.env).INDEXNOW_KEY;
