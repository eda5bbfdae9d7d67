import { ChildFailed } from './children.ts';
import { readLaunchEnv } from './env.ts';
import { CannotLaunch, launch } from './launch.ts';
import { findShells } from './shells.ts';

function table(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, value]) => `  ${name.padEnd(width)}  ${value}`).join('\n');
}

function fail(error: unknown): never {
  const known = error instanceof CannotLaunch || error instanceof ChildFailed;
  process.stderr.write(`\n${known ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
}

async function main(): Promise<void> {
  const dev = process.argv.includes('--dev');
  const shells = await findShells();
  let env: ReturnType<typeof readLaunchEnv>;
  try {
    env = readLaunchEnv(shells);
  } catch (error) {
    fail(new CannotLaunch(error instanceof Error ? error.message : String(error)));
  }
  let stop: () => Promise<void> = async () => {};
  let leaving = false;
  const leave = async (code: number) => {
    if (leaving) return;
    leaving = true;
    await stop();
    process.exit(code);
  };
  const running = launch(env, {
    dev,
    shells,
    warmPictures: true,
    onUnexpectedEnd: (name) => {
      process.stderr.write(`\n${name} ended unexpectedly; its log is in ${env.DATA_DIR}/logs.\n`);
      void leave(1);
    },
  });
  // Whatever asks this process to go also takes the servers along, the death of the parent included.
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && void leave(0), 1_000).unref();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      process.stdout.write('\nStopping…\n');
      void running
        .then((launched) => launched.stop())
        .catch(() => {})
        .finally(() => leave(0));
    });
  }
  try {
    const launched = await running;
    stop = launched.stop;
  } catch (error) {
    if (!leaving) fail(error);
    return;
  }
  const rows = [
    ...shells.map(({ code }) => [code, `http://localhost:${env.shellPorts[code]}`] as const),
    ['API', `http://localhost:${env.API_PORT}`],
    ['API reference', `http://localhost:${env.API_PORT}/docs`],
  ] as const;
  process.stdout.write(`\n${table(rows)}\n\n  Ctrl-C stops everything.\n\n`);
}

await main();
