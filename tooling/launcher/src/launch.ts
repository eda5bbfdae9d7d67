import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { childEnv, type LaunchEnv, root } from './env.ts';
import { createLaunchLog } from './launch-log.ts';
import { isFree } from './ports.ts';
import { run } from './run.ts';
import { apiServer, type Setting, shellServer } from './servers.ts';
import { findShells, type Shell } from './shells.ts';
import { step } from './steps.ts';
import { createSupervisor, type ServerEvent } from './supervisor.ts';

/** A reason to give up that a person can act on: shown without a stack. */
export class CannotLaunch extends Error {
  override readonly name = 'CannotLaunch';
}

async function checkPorts(env: LaunchEnv, shells: readonly Shell[]): Promise<void> {
  const ports = new Map(shells.map(({ code, portName }) => [portName, portOf(env, code)]));
  for (const [name, port] of ports.set('API_PORT', env.API_PORT)) {
    if (!(await isFree(port)))
      throw new CannotLaunch(`Port ${port} is taken: another program listens there. Stop it, or set ${name}.`);
  }
}

function portOf(env: LaunchEnv, code: string): number {
  const port = env.shellPorts[code];
  if (port === undefined) throw new CannotLaunch(`No port is known for ${code}.`);
  return port;
}

/** Makes a folder and those above it one by one: Node's own recursive way never comes back from some read-only places. */
function makeDir(dir: string): void {
  if (existsSync(dir)) return;
  makeDir(dirname(dir));
  mkdirSync(dir);
}

function checkDataDir(dir: string): void {
  try {
    makeDir(dir);
    accessSync(dir, constants.W_OK);
  } catch {
    throw new CannotLaunch(`The data folder ${dir} cannot be written. Set DATA_DIR to one that can.`);
  }
}

async function build(env: LaunchEnv, shells: readonly Shell[], signal: AbortSignal | undefined): Promise<void> {
  const turbo = join(root, 'node_modules/.bin/turbo');
  const filters = shells.map((shell) => `--filter=@showroom/${shell.code}`);
  const result = await run(turbo, ['run', 'build', ...filters, '--output-logs=errors-only', '--concurrency=2'], {
    cwd: root,
    signal,
    env: childEnv({
      API_URL: `http://127.0.0.1:${env.API_PORT}`,
      // No visitor waits for a build: one late answer of the API must not end it.
      API_TIMEOUT_FACTOR: '20',
      NODE_ENV: 'production',
      TURBO_TELEMETRY_DISABLED: '1',
      NEXT_TELEMETRY_DISABLED: '1',
    }),
  });
  if (result.code !== 0) throw new CannotLaunch(`The storefronts could not be built:\n${result.output}`);
}

/** What makes the files of `public/` that no commit holds. */
const publicFiles = [
  ['Fonts', 'tooling/fonts/src/build.ts'],
  ['Service workers', 'tooling/web-app/src/build.ts'],
] as const;

/**
 * Brings the repository up in order: data folder and ports, fonts, API with its database, shells. A server that ends
 * later is started again (ADR-031); what happens to servers also stands in `<DATA_DIR>/logs/launcher.log`.
 * @returns how to take it down again, and the process of each server by its name
 * @throws {CannotLaunch | ServerFailed} with one sentence for the person at the terminal
 */
export async function launch(
  env: LaunchEnv,
  options: {
    dev: boolean;
    /** Every shell of the repository unless told. */
    shells?: readonly Shell[];
    warmPictures?: boolean;
    /** `false`: shells take the memory they like, and less of a processor. */
    savesMemory?: boolean;
    onEvent?: (event: ServerEvent) => void;
    /** Gives the launch up and stops what was started; `launch` rejects then. */
    signal?: AbortSignal;
    /** Whether a server that ended is to stay down. */
    staysDown?: (name: string) => boolean;
  },
): Promise<{ stop: () => Promise<void>; pids: () => Readonly<Record<string, number>> }> {
  const shells = options.shells ?? (await findShells());
  await checkPorts(env, shells);
  checkDataDir(env.DATA_DIR);
  const isFirstStart = env.DATABASE_URL === undefined && !existsSync(join(env.DATA_DIR, 'postgres'));
  const logDir = join(env.DATA_DIR, 'logs');
  const log = createLaunchLog(logDir);
  const { start, stop, pids } = createSupervisor({
    staysDown: options.staysDown,
    onEvent: (event) => {
      log(event);
      options.onEvent?.(event);
    },
  });
  const outer = options.signal ? [options.signal] : [];
  const failed = new AbortController();
  options.signal?.addEventListener('abort', () => void stop());
  const setting: Setting = {
    env,
    dev: options.dev,
    origins: shells.map(({ code }) => `http://127.0.0.1:${portOf(env, code)}`),
    warmPictures: options.warmPictures ?? false,
    savesMemory: options.savesMemory ?? true,
  };
  try {
    // Side by side: what is built already waits for nothing, and a build that has compiled waits for the API by itself (`apiOfBuild`).
    const api = start(apiServer(setting));
    api.catch(() => {});
    // In this order: the page without a network names the font's file.
    for (const [name, program] of publicFiles)
      await step(name, async () => {
        const made = await run(process.execPath, [program], { cwd: root });
        if (made.code !== 0) throw new CannotLaunch(`${name} could not be made:\n${made.output}`);
      });
    const built = options.dev ? Promise.resolve() : build(env, shells, AbortSignal.any([failed.signal, ...outer]));
    // Sites that are up without an API have errors to show; one that opens a database as it was is there as soon as they are.
    const shown = isFirstStart ? Promise.all([built, api]) : built;
    const shellsUp = shown.then(() =>
      Promise.all(shells.map(({ code }) => start(shellServer(setting, code, portOf(env, code))))),
    );
    shellsUp.catch(() => {});
    await step('Database and API', () => api);
    if (!options.dev) await step('Storefronts: build', () => built);
    await step('Storefronts: start', () => shellsUp);
  } catch (error) {
    failed.abort();
    await stop();
    throw error;
  }
  return { stop, pids };
}
