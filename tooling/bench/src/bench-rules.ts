import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '..');

/** Runs every `*.timing.test.ts`: each prints what it measured and whether its promise holds. @returns the exit code */
export function benchRules(): number {
  const vitest = join(folder, '../../node_modules/.bin/vitest');
  return spawnSync(vitest, ['run', '--config', 'timing.config.ts'], { cwd: folder, stdio: 'inherit' }).status ?? 1;
}
