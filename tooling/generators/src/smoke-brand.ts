import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readLaunchEnv, root } from '@showroom/launcher/env';
import { launch } from '@showroom/launcher/launch';
import { freePort } from '@showroom/launcher/ports';
import { findShells } from '@showroom/launcher/shells';
import { smokeShell } from './smoke-shell.ts';

/**
 * `pnpm smoke:brand <code>`: builds and starts one shell over an API of its own with fresh data, on free ports, asks it
 * what a first visitor would ask, and takes it down. Exit code 1 when a promise is broken.
 */
async function main(): Promise<void> {
  const [code] = process.argv.slice(2);
  const shells = await findShells();
  const shell = shells.find((candidate) => candidate.code === code);
  if (!shell) throw new Error(`Name one of the brands: ${shells.map((known) => known.code).join(', ')}.`);
  const { tokens } = (await import(join(root, 'apps', shell.code, 'brand/theme.tokens.ts'))) as {
    tokens: { color: { action: string } };
  };
  const dataDir = mkdtempSync(join(tmpdir(), 'showroom-smoke-'));
  const [api, port] = [await freePort(), await freePort()];
  const env = readLaunchEnv([shell], {
    API_PORT: String(api),
    [shell.portName]: String(port),
    DATA_DIR: dataDir,
    SEED_VEHICLES: '600',
  });
  try {
    const launched = await launch(env, { dev: false, shells: [shell] });
    try {
      const results = await smokeShell({
        origin: `http://localhost:${port}`,
        api: `http://127.0.0.1:${api}`,
        brand: shell,
        action: tokens.color.action,
      });
      for (const { promise, passed, found } of results)
        process.stdout.write(`  ${passed ? '✓' : '✗'} ${promise} (${found})\n`);
      const broken = results.filter(({ passed }) => !passed).length;
      process.stdout.write(`${shell.name}: ${results.length - broken} passed, ${broken} failed\n`);
      if (broken > 0) process.exitCode = 1;
    } finally {
      await launched.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
