import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import * as v from 'valibot';

export const root = resolve(import.meta.dirname, '../../..');

const port = (fallback: string) =>
  v.pipe(
    v.optional(v.string(), fallback),
    v.regex(/^[1-9]\d{0,4}$/, 'a port number from 1 to 65535'),
    v.transform(Number),
    v.maxValue(65_535, 'a port number from 1 to 65535'),
  );

const schema = v.object({
  BRAND_ONE_PORT: port('3001'),
  ASC_PORT: port('3002'),
  API_PORT: port('4000'),
  DATABASE_URL: v.optional(
    v.pipe(v.string(), v.regex(/^postgres(?:ql)?:\/\//, 'an address that begins with postgres://')),
  ),
  DATA_DIR: v.pipe(
    v.optional(v.string(), '.data'),
    v.transform((dir) => resolve(root, dir)),
  ),
  SEED_VEHICLES: v.optional(v.pipe(v.string(), v.regex(/^\d{1,7}$/, 'a whole number'))),
});

export type LaunchEnv = v.InferOutput<typeof schema> & { secret: string };

/** Ports and data of a launch. @throws {Error} one sentence that names each wrong variable. */
export function readLaunchEnv(source: NodeJS.ProcessEnv = process.env): LaunchEnv {
  const result = v.safeParse(schema, source);
  if (!result.success) {
    throw new Error(
      result.issues
        .map(
          (issue) =>
            `${v.getDotPath(issue)} is set to "${String(issue.input).replace(/:[^:@/]*@/, ':…@')}", expected: ${issue.message}.`,
        )
        .join('\n'),
    );
  }
  const ports = [result.output.BRAND_ONE_PORT, result.output.ASC_PORT, result.output.API_PORT];
  if (new Set(ports).size !== ports.length)
    throw new Error('BRAND_ONE_PORT, ASC_PORT and API_PORT must be three different ports.');
  return { ...result.output, secret: randomBytes(24).toString('base64url') };
}

/** The environment that every child inherits, without what a package manager adds for itself. */
export function childEnv(extra: Record<string, string | undefined>): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(([name]) => !name.toLowerCase().startsWith('npm_'));
  return Object.fromEntries([...inherited, ...Object.entries(extra).filter(([, value]) => value !== undefined)]);
}
