import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createChildren } from './children.ts';
import { childEnv, type LaunchEnv, root } from './env.ts';
import { isFree } from './ports.ts';
import { run } from './run.ts';
import { findShells, type Shell } from './shells.ts';
import { step } from './steps.ts';

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

async function build(env: LaunchEnv, shells: readonly Shell[]): Promise<void> {
  const turbo = join(root, 'node_modules/.bin/turbo');
  const filters = shells.map((shell) => `--filter=@showroom/${shell.code}`);
  const result = await run(turbo, ['run', 'build', ...filters, '--output-logs=errors-only', '--concurrency=2'], {
    cwd: root,
    env: childEnv({
      API_URL: `http://127.0.0.1:${env.API_PORT}`,
      NODE_ENV: 'production',
      TURBO_TELEMETRY_DISABLED: '1',
      NEXT_TELEMETRY_DISABLED: '1',
    }),
  });
  if (result.code !== 0) throw new CannotLaunch(`The storefronts could not be built:\n${result.output}`);
}

/**
 * Brings the repository up in order: data folder and ports, fonts, API with its database, shells.
 * @returns how to take it down again, and the process of each server by its name
 * @throws {CannotLaunch | ChildFailed} with one sentence for the person at the terminal
 */
export async function launch(
  env: LaunchEnv,
  options: {
    dev: boolean;
    /** Every shell of the repository unless told. */
    shells?: readonly Shell[];
    warmPictures?: boolean;
    onUnexpectedEnd: (name: string) => void;
  },
): Promise<{ stop: () => Promise<void>; pids: Readonly<Record<string, number>> }> {
  const shells = options.shells ?? (await findShells());
  await checkPorts(env, shells);
  checkDataDir(env.DATA_DIR);
  const { start, stop, pids } = createChildren(options.onUnexpectedEnd);
  const logDir = join(env.DATA_DIR, 'logs');
  const apiUrl = `http://127.0.0.1:${env.API_PORT}`;
  const mode = options.dev ? 'development' : 'production';
  try {
    await step('Fonts', async () => {
      const made = await run(process.execPath, ['tooling/fonts/src/build.ts'], { cwd: root });
      if (made.code !== 0) throw new CannotLaunch(`The fonts could not be made:\n${made.output}`);
    });
    await step('Database and API', () =>
      start({
        name: 'api',
        args: [
          ...(options.dev ? ['--watch', '--watch-preserve-output'] : []),
          'src/cli.ts',
          'serve',
          '--prepare',
          '--progress',
          process.stdout.isTTY ? 'bar' : 'json',
        ],
        cwd: join(root, 'apps/api'),
        logDir,
        showsProgress: true,
        env: childEnv({
          NODE_ENV: mode,
          API_PORT: String(env.API_PORT),
          DATA_DIR: env.DATA_DIR,
          DATABASE_URL: env.DATABASE_URL,
          SEED_VEHICLES: env.SEED_VEHICLES,
          // This launch is one machine's showing; a deployment sets DATABASE_URL instead.
          ALLOW_EMBEDDED: '1',
          // Letters and SMS stay in the development outbox unless this machine's environment names real gateways.
          ALLOW_DEV_ADAPTERS: '1',
          TRUST_PROXY: '1',
          WARM_PICTURES: options.warmPictures ? '1' : '0',
          REVALIDATE_SECRET: env.secret,
          REVALIDATE_URLS: shells.map(({ code }) => `http://127.0.0.1:${portOf(env, code)}/revalidate/`).join(','),
        }),
      }),
    );
    if (!options.dev) await step('Storefronts: build', () => build(env, shells));
    await step('Storefronts: start', async () => {
      for (const shell of shells) {
        await start({
          name: shell.code,
          args: ['server.ts', ...(options.dev ? ['--dev'] : [])],
          cwd: join(root, 'apps', shell.code),
          logDir,
          env: childEnv({
            NODE_ENV: mode,
            PORT: String(portOf(env, shell.code)),
            API_URL: apiUrl,
            REVALIDATE_SECRET: env.secret,
            NEXT_TELEMETRY_DISABLED: '1',
          }),
        });
      }
    });
  } catch (error) {
    await stop();
    throw error;
  }
  return { stop, pids };
}
