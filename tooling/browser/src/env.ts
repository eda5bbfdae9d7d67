import * as v from 'valibot';

const schema = v.object({
  /** Browser to use before any other. */
  CHROMIUM_PATH: v.optional(v.pipe(v.string(), v.minLength(1))),
  PATH: v.optional(v.string(), ''),
});

/** Where a browser may be found. @throws when a setting is wrong. */
export function readEnv() {
  return v.parse(schema, process.env);
}

/** The environment that a browser is started in. */
export function browserEnv(extra: Record<string, string>): Record<string, string> {
  const inherited = Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return { ...Object.fromEntries(inherited), ...extra };
}

export const isRoot = process.getuid?.() === 0;
