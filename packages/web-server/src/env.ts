import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

const port = v.pipe(v.string(), v.regex(/^\d{1,5}$/, 'must be a port number'), v.transform(Number), v.maxValue(65_535));

const schema = v.object({
  PORT: port,
  HOST: v.optional(v.string(), '127.0.0.1'),
  /** Folder that outlives releases, for files of earlier builds; by default `.data/assets` in the folder of the shell. */
  ASSETS_DIR: v.optional(v.string()),
  /** Folder that takes a copy of every stored page on SIGUSR2, for tests of what is in there. Unset: nothing listens. */
  STORED_PAGES_DUMP: v.optional(v.string()),
});
export type ShellEnv = v.InferOutput<typeof schema>;

/** The environment of a shell process. @throws {Error} one sentence that names every missing or wrong variable. */
export function readShellEnv(source: NodeJS.ProcessEnv = process.env): ShellEnv {
  const result = v.safeParse(schema, source);
  if (result.success) return result.output;
  const problems = result.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
  throw new Error(`The environment of the shell is not complete: ${problems.join('; ')}`);
}

/**
 * Next takes its configuration from the build in the folder, as its own standalone server does: to read the TypeScript file again it
 * would load its compiler, 28 MB that a server never uses. Without a build Next says so itself.
 */
export function useBuiltConfig(dir: string): void {
  const file = join(dir, '.next/required-server-files.json');
  if (!existsSync(file)) return;
  const built = JSON.parse(readFileSync(file, 'utf8')) as { config: unknown };
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(built.config);
}
