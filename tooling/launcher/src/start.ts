import { readLaunchEnv } from './env.ts';
import { CannotLaunch, launch } from './launch.ts';
import { ServerFailed } from './server-process.ts';
import { findShells } from './shells.ts';
import type { ServerEvent } from './supervisor.ts';

function table(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, value]) => `  ${name.padEnd(width)}  ${value}`).join('\n');
}

function fail(error: unknown): never {
  const known = error instanceof CannotLaunch || error instanceof ServerFailed;
  process.stderr.write(`\n${known ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
}

function describe(event: ServerEvent): string {
  switch (event.kind) {
    case 'ended':
      return `${event.name} ended (${event.how}); starting it again${event.pauseMs ? ` in ${event.pauseMs} ms` : ''}.`;
    case 'restarted':
      return `${event.name} is up again.`;
    case 'given-up':
      return event.sentence;
  }
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
  const leaving = new AbortController();
  const leave = async (code: number) => {
    if (leaving.signal.aborted) return;
    leaving.abort();
    await running.then(
      ({ stop }) => stop(),
      () => {},
    );
    process.exit(code);
  };
  const running = launch(env, {
    dev,
    shells,
    warmPictures: true,
    signal: leaving.signal,
    onEvent: (event) => {
      process.stderr.write(`${describe(event)}\n`);
      if (event.kind !== 'given-up') return;
      process.stderr.write(`The logs are in ${env.DATA_DIR}/logs.\n`);
      void leave(1);
    },
  });
  // Whatever asks this process to go also takes the servers along, the death of the parent included.
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && void leave(0), 1_000).unref();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      process.stdout.write('\nStopping…\n');
      void leave(0);
    });
  }
  try {
    await running;
  } catch (error) {
    // Whoever asked to leave waits for the same end.
    if (!leaving.signal.aborted) fail(error);
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
