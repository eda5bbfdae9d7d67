import { parseArgs } from 'node:util';
import { root } from '@showroom/launcher/env';
import { findSilentChanges } from './changeset-demand.ts';

// `pnpm changeset:check [--since <commit>]`: exit code 1 when a package or an app changed and no changeset says so.
try {
  const { values } = parseArgs({ options: { since: { type: 'string' } } });
  const { comparedWith, silent } = findSilentChanges(root, values.since);
  for (const name of silent)
    process.stdout.write(`${name} has changed since ${comparedWith}: no changeset names it.\n`);
  if (silent.length > 0) process.stdout.write('Write one with `pnpm changeset`.\n');
  else process.stdout.write(`Every change since ${comparedWith} has its changeset.\n`);
  process.exitCode = silent.length > 0 ? 1 : 0;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
