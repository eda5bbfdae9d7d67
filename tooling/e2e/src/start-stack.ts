import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { childEnv, passToServers, readLaunchEnv, root } from '@showroom/launcher/env';
import { launch } from '@showroom/launcher/launch';
import { freePort } from '@showroom/launcher/ports';
import { run } from '@showroom/launcher/run';
import { findShells } from '@showroom/launcher/shells';
import { apiPatience, feedKey, staffSecret } from './env.ts';
import { partnerOrigin } from './partner-site.ts';
import { readStack, updateStack, writeStack } from './running-stack.ts';

const drawn = resolve(import.meta.dirname, '../.data/pictures');

/** The page that weighs what Next itself weighs; turbo keeps the build. */
async function buildBarePage(): Promise<void> {
  const turbo = join(root, 'node_modules/.bin/turbo');
  const built = await run(turbo, ['run', 'build', '--filter=@showroom/e2e', '--output-logs=errors-only'], {
    cwd: root,
    env: childEnv({ NODE_ENV: 'production', TURBO_TELEMETRY_DISABLED: '1', NEXT_TELEMETRY_DISABLED: '1' }),
  });
  if (built.code !== 0) throw new Error(`The bare page could not be built:\n${built.output}`);
}

/**
 * Brings up the whole stack as `npm start` does, on free ports and with fresh data, and notes where it is.
 * @param vehicles how many are in stock, where fewer than `npm start` seeds will do
 * @returns what takes it down and removes its data
 */
export async function startStack(vehicles?: number): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'showroom-e2e-'));
  // Tests that look at pictures have them drawn (`pictures: 'drawn'`); what a run has drawn serves the next one.
  mkdirSync(drawn, { recursive: true });
  symlinkSync(drawn, join(dataDir, 'pictures'));
  const shells = await findShells();
  const api = await freePort();
  const ports = new Map<string, number>();
  for (const { portName } of shells) ports.set(portName, await freePort());
  const portTexts = Object.fromEntries([...ports].map(([name, port]) => [name, String(port)]));
  const env = readLaunchEnv(shells, {
    ...portTexts,
    API_PORT: String(api),
    DATA_DIR: dataDir,
    ...(vehicles !== undefined && { SEED_VEHICLES: String(vehicles) }),
  });
  const logDir = join(dataDir, 'logs');
  const partnerPort = await freePort();
  passToServers({
    STORED_PAGES_DUMP: logDir,
    API_TIMEOUT_FACTOR: apiPatience,
    STAFF_TOKEN_SECRET: staffSecret,
    FEED_KEYS: `tests=${feedKey}`,
    EMBED_PARTNERS: partnerOrigin(partnerPort),
    EXAMPLE_CUSTOMERS: '1',
    FEED_LOOPBACK: '1',
  });
  writeStack({
    api: `http://127.0.0.1:${api}`,
    origins: Object.fromEntries(shells.map(({ code }) => [code, `http://localhost:${env.shellPorts[code]}`])),
    partnerPort,
    pids: {},
    logDir,
    keptDown: [],
  });
  // Beside the sites, which take longer; whoever cannot have it is told once they can be taken down.
  const bare = buildBarePage();
  bare.catch(() => {});
  const { stop, pids } = await launch(env, {
    dev: false,
    shells,
    // A third of what the tests' shells do is rendering; `pnpm bench memory` weighs those of a deployment.
    savesMemory: false,
    staysDown: (name) => readStack().keptDown.includes(name),
    onEvent: (event) => {
      if (event.kind === 'restarted') updateStack({ pids: pids() });
    },
  });
  updateStack({ pids: pids() });
  const end = () => {
    for (const pid of Object.values(pids())) {
      try {
        process.kill(-pid, 'SIGKILL');
      } catch {
        // Gone already.
      }
    }
  };
  // A run that dies leaves no server behind.
  process.once('exit', end);
  await bare;
  return async () => {
    await stop();
    process.off('exit', end);
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
  };
}
