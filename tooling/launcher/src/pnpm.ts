import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { packageManagerEnv } from './env.ts';
import { root } from './root.ts';
import { type Finished, run } from './run.ts';

const manifest = v.object({ packageManager: v.pipe(v.string(), v.regex(/^pnpm@\d+\.\d+\.\d+$/)) });

/** The projectâs own pnpm, `pnpm@12.18.0`, brought by npx: a machine needs npm and nothing else. */
const { packageManager } = v.parse(manifest, JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));

/** Runs pnpm in a folder to its end. Each call says what it may wait for: nothing here asks a person. */
export function pnpm(args: readonly string[], cwd: string, extra: Record<string, string> = {}): Promise<Finished> {
  return run('npx', ['--yes', packageManager, ...args], { cwd, env: packageManagerEnv({ CI: '1', ...extra }) });
}
