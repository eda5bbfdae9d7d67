import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createTestDatabase, createTestFolder } from '../db/testing.ts';
import { openPatiently } from '../testing/patient.ts';
import { type Run, runCommand, untilReady } from '../testing/run-command.ts';

const folder = mkdtempSync(join(tmpdir(), 'showroom-process-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (args: string[], env: Record<string, string> = {}) => runCommand(args, { DATA_DIR: folder, ...env });

/** What every command says of its surroundings, by one that loads little else. */
const light = ['outbox', 'dead'];

/** One clear sentence on stderr, no stack, exit code 1. */
async function expectRefusal(started: Run, sentence: RegExp): Promise<void> {
  expect(await started.exit).toBe(1);
  expect(started.err().trim().split('\n')).toHaveLength(1);
  expect(started.err()).toMatch(sentence);
}

const post = (port: number, path: string, body: object) =>
  fetch(`http://127.0.0.1:${port}/api/${path}?holdingId=1`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

// That it makes and fills a database which is not there yet is what every stack of the storefronts begins with.
test('it serves what it finds, and a second start finds the data as it was', async () => {
  const { dataDir, drop } = await createTestFolder({ vehicles: 20 });
  const start = (...args: string[]) => run(['serve', ...args], { DATA_DIR: dataDir });
  const first = start('--prepare', '--progress', 'json');
  const port = await untilReady(first);
  const steps = first
    .out()
    .split('\n')
    .filter((line) => line.startsWith('{"progress"'))
    .map((line) => JSON.parse(line).progress.step);
  expect(new Set(steps)).toEqual(new Set(['migrate']));
  expect((await fetch(`http://127.0.0.1:${port}/ready`)).status).toBe(200);

  await expectRefusal(start(), /The database folder is in use by process \d+/);
  const phone = '79161234567';
  expect((await post(port, 'auth/validate', { phone })).status).toBe(200);
  const outbox = await fetch(`http://127.0.0.1:${port}/dev/outbox`, { headers: { accept: 'application/json' } });
  const [message] = ((await outbox.json()) as { messages: { body: string }[] }).messages;

  first.child.kill('SIGTERM');
  expect(await first.exit).toBe(0);
  expect(first.err()).toBe('');

  const second = start('--prepare');
  const secondPort = await untilReady(second);
  // A code that was sent before opens the door of the next process: its key is kept where none is set.
  const code = /\d{6}/.exec(message?.body ?? '')?.[0];
  expect((await post(secondPort, 'auth/login', { phone, code })).status).toBe(200);
  second.child.kill('SIGINT');
  expect(await second.exit).toBe(0);
  drop();
});

test('it runs on a PostgreSQL server too', async () => {
  const bare = await createTestDatabase();
  await expectRefusal(run(['serve'], { DATABASE_URL: bare.url }), /The database is not ready/);
  await bare.drop();
  const { url, drop } = await createTestDatabase({ vehicles: 20 });
  const started = run(['serve'], { DATABASE_URL: url });
  const port = await untilReady(started);
  expect((await fetch(`http://127.0.0.1:${port}/api/catalog?holdingId=1&type=cars`)).status).toBe(200);
  started.child.kill('SIGTERM');
  expect(await started.exit).toBe(0);
  await drop();
});

test('a taken port', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  await expectRefusal(run(['serve', '--prepare'], { API_PORT: String(port) }), new RegExp(`Port ${port} is taken`));
  other.close();
});

test.each([
  ['a server that is not there', 'postgres://a:b@127.0.0.1:1/shop', /does not answer/],
  ['an address that is none', 'postgres//nowhere', /DATABASE_URL/],
])('DATABASE_URL of %s', async (_name, url, sentence) => {
  await expectRefusal(run(light, { DATABASE_URL: url }), sentence);
});

test('a data folder that cannot be written', async () => {
  const file = join(folder, 'a-file');
  writeFileSync(file, '');
  await expectRefusal(run(light, { DATA_DIR: join(file, 'data') }), /cannot be written/);
});

test('what is known of a phone is handed out and deleted by a command', async () => {
  const { url, drop } = await createTestDatabase();
  const env = { DATABASE_URL: url };
  expect(await run(['migrate'], env).exit).toBe(0);
  const database = await openPatiently({ url, dataDir: '' });
  await database.query(
    `insert into report_code (id, phone, purpose, proof, tries_left, expires_at)
     values (gen_random_uuid(), '79991234567', 'report', 'x', 5, now() + interval '5 minutes')`,
  );
  await database.close();
  const told = async (command: string, phone: string) => {
    const asked = run([command, phone], env);
    expect(await asked.exit, asked.err()).toBe(0);
    return JSON.parse(asked.out());
  };
  expect(await told('export', '+7 999 123-45-67')).toEqual({
    report_code: [expect.objectContaining({ phone: '79991234567' })],
  });
  expect(await told('forget', '89991234567')).toEqual({ report_code: 1 });
  expect(await told('export', '+7 999 123-45-67')).toEqual({});
  await expectRefusal(run(['forget', '123'], env), /Not a phone number/);
  await drop();
});

test('an unknown command explains itself, and the OpenAPI document can be printed without a database', async () => {
  const wrong = run(['fly']);
  expect(await wrong.exit).toBe(1);
  expect(wrong.err()).toMatch(/Unknown command "fly"[\s\S]*serve/);
  const printed = run(['openapi'], { DATA_DIR: '/dev/null/nowhere' });
  expect(await printed.exit).toBe(0);
  expect(JSON.parse(printed.out())).toMatchObject({ info: { title: 'Showroom API' } });
});
