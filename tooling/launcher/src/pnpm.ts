import { join } from 'node:path';
import { packageManagerEnv } from './env.ts';
import { root } from './root.ts';
import { type Finished, run } from './run.ts';

/** Runs the pinned pnpm in a folder to its end. Each call says what it may wait for: nothing here asks a person. */
export function pnpm(args: readonly string[], cwd: string, extra: Record<string, string> = {}): Promise<Finished> {
  const runner = join(root, 'tooling/launcher/pnpm.mjs');
  return run(process.execPath, [runner, ...args], { cwd, env: packageManagerEnv({ CI: '1', ...extra }) });
}
