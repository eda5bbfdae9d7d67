import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freePort, isFree } from './ports.ts';
import { createSupervisor, type ServerEvent, type SupervisorOptions } from './supervisor.ts';

let dir: string;
const stops: (() => Promise<void>)[] = [];
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'showroom-supervisor-'));
});
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
  rmSync(dir, { recursive: true, force: true });
});

/** A supervisor that loses no time, and what it says. */
function supervise(options: Partial<SupervisorOptions> = {}) {
  const events: ServerEvent[] = [];
  const supervisor = createSupervisor({ onEvent: (event) => events.push(event), ...options });
  stops.push(supervisor.stop);
  const kinds = () => events.map(({ kind }) => kind);
  return { ...supervisor, events, kinds };
}

/** A server of these lines; `ready()` says that it is. */
function server(name: string, lines: string) {
  const script = join(dir, `${name}.mjs`);
  writeFileSync(script, `const ready = () => console.log('{"ready":true}');\n${lines}`);
  return { name, args: [script], cwd: dir, env: process.env, logDir: dir };
}

const atOnce = (times: number) => () => {
  let left = times;
  return () => (left-- > 0 ? 0 : undefined);
};
const lasting = { timeout: 20_000, interval: 20 };

test('a killed server is started again, its log goes on, and what it left behind is gone', async () => {
  const port = await freePort();
  const { start, pids, events } = supervise();
  await start(
    server(
      'shop',
      // The port is held by a child of the server, which outlives it.
      `import { spawn } from 'node:child_process';
       const hold = "require('net').createServer().listen(${port}, '127.0.0.1', () => console.log('held'))";
       spawn(process.execPath, ['-e', hold], { stdio: ['ignore', 'pipe', 'inherit'] })
         .stdout.once('data', () => { console.log('life of ' + process.pid); ready(); });`,
    ),
  );
  const first = pids().shop ?? 0;
  process.kill(first, 'SIGKILL');
  await vi.waitFor(() => expect(events.at(-1)?.kind).toBe('restarted'), lasting);
  const second = pids().shop ?? 0;
  expect(events).toEqual([
    { kind: 'ended', name: 'shop', how: 'SIGKILL', pauseMs: 0 },
    { kind: 'restarted', name: 'shop', pid: second },
  ]);
  const lives = () => readFileSync(join(dir, 'shop.log'), 'utf8').match(/life of \d+/g);
  await vi.waitFor(() => expect(lives()).toEqual([`life of ${first}`, `life of ${second}`]), lasting);
  expect(await isFree(port)).toBe(false);
});

test('a server that ends again and again is given up after ten restarts, with its own last words', async () => {
  const { start, events, kinds } = supervise({ createPauses: atOnce(10) });
  await start(server('shop', `ready(); console.error('No paper left.'); process.exitCode = 3;`));
  await vi.waitFor(() => expect(events.at(-1)?.kind).toBe('given-up'), lasting);
  expect(kinds().filter((kind) => kind === 'ended')).toHaveLength(10);
  expect(events[0]).toMatchObject({ how: 'exit code 3' });
  expect(events.at(-1)).toEqual({
    kind: 'given-up',
    name: 'shop',
    sentence: 'shop ended again after 10 restarts within a minute: No paper left.',
  });
});

test('a restart that does not come up is one more end', async () => {
  const { start, events, kinds } = supervise({ createPauses: atOnce(3) });
  const flag = join(dir, 'second');
  await start(
    server(
      'shop',
      `import { existsSync, writeFileSync } from 'node:fs';
       if (existsSync(${JSON.stringify(flag)})) { console.error('The port is taken.'); process.exit(1); }
       writeFileSync(${JSON.stringify(flag)}, '');
       ready();
       process.kill(process.pid, 'SIGKILL');`,
    ),
  );
  await vi.waitFor(
    () => expect(events.at(-1)).toMatchObject({ sentence: expect.stringMatching(/is taken\.$/) }),
    lasting,
  );
  expect(kinds()).toEqual(['ended', 'ended', 'ended', 'given-up']);
});

test('the first start is not tried twice: the server’s own sentence is the error', async () => {
  const { start, events } = supervise();
  const broken = server(
    'shop',
    `console.error('{"level":50}'); console.error('There is no database.'); process.exit(1);`,
  );
  await expect(start(broken)).rejects.toThrow(/^There is no database\.$/);
  expect(events).toEqual([]);
});

test('a server that is to stay down stays down', async () => {
  const { start, pids, events } = supervise({ staysDown: (name) => name === 'api' });
  await start(server('api', 'ready(); setInterval(() => {}, 1000);'));
  await start(server('shop', 'ready(); setInterval(() => {}, 1000);'));
  process.kill(pids().api ?? 0, 'SIGKILL');
  process.kill(pids().shop ?? 0, 'SIGKILL');
  await vi.waitFor(() => expect(events).toHaveLength(2), lasting);
  expect(events.map(({ name }) => name)).toEqual(['shop', 'shop']);
});

test('stopping ends a pause before a restart, and starts nothing any more', async () => {
  const { start, stop, kinds } = supervise({ createPauses: () => () => 600_000 });
  const flag = join(dir, 'lives');
  const options = server(
    'shop',
    `import { existsSync, writeFileSync } from 'node:fs';
     if (existsSync(${JSON.stringify(flag)})) writeFileSync(${JSON.stringify(`${flag}-again`)}, '');
     writeFileSync(${JSON.stringify(flag)}, '');
     ready();`,
  );
  await start(options);
  await vi.waitFor(() => expect(kinds()).toEqual(['ended']), lasting);
  await stop();
  await expect(start(options)).rejects.toThrow();
  expect(existsSync(`${flag}-again`)).toBe(false);
});

test('servers are stopped in turn, the last started first', async () => {
  const { start, stop } = supervise();
  const order = join(dir, 'order');
  for (const name of ['api', 'shop'])
    await start(
      server(
        name,
        `import { appendFileSync } from 'node:fs';
         process.on('SIGTERM', () => { appendFileSync(${JSON.stringify(order)}, '${name} '); process.exit(); });
         setInterval(() => {}, 1000);
         ready();`,
      ),
    );
  await Promise.all([stop(), stop()]);
  expect(readFileSync(order, 'utf8')).toBe('shop api ');
});
