import * as v from 'valibot';

const schema = v.object({ REVALIDATE_SECRET: v.optional(v.pipe(v.string(), v.minLength(16))) });

/** Secret that the API shows when it says what changed; undefined refuses every such call. */
export function revalidateSecret(): string | undefined {
  return v.parse(schema, process.env).REVALIDATE_SECRET;
}
