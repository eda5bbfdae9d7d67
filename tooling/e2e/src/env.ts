import * as v from 'valibot';

const schema = v.object({
  /** Browser to use before any other. */
  CHROMIUM_PATH: v.optional(v.pipe(v.string(), v.minLength(1))),
  /** `1`: run against the house that `pnpm house` holds up, instead of starting one. */
  E2E_REUSE: v.optional(v.picklist(['0', '1']), '0'),
  PATH: v.optional(v.string(), ''),
});

/** Settings of a run. @throws when one is wrong. */
export function readEnv() {
  return v.parse(schema, process.env);
}

/** The environment that a browser is started in. */
export function browserEnv(extra: Record<string, string>): Record<string, string> {
  const inherited = Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return { ...Object.fromEntries(inherited), ...extra };
}

export const isRoot = process.getuid?.() === 0;
