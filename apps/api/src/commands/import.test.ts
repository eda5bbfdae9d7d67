import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, expect, test } from 'vitest';
import { createTestDatabase } from '../db/testing.ts';

const cli = fileURLToPath(new URL('../cli.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'showroom-import-'));
const file = join(folder, 'stock.csv');
const children = new Set<ChildProcess>();
afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function start(args: string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [cli, ...args], {
    env: { API_PORT: '0', DATA_DIR: folder, SEED_VEHICLES: '20', LOG_LEVEL: 'silent', ...env },
  });
  children.add(child);
  const output = { out: '', err: '' };
  child.stdout.on('data', (chunk) => {
    output.out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    output.err += chunk;
  });
  const exit = once(child, 'close').then(([code]) => {
    children.delete(child);
    return code as number | null;
  });
  return { child, output, exit };
}

async function run(args: string[], env?: Record<string, string>) {
  const { exit, output } = start(args, env);
  return { code: await exit, ...output };
}

const header = 'VIN;Марка;Модель;Год;Пробег;Цена;Кузов;Цвет;Двигатель;КПП;Привод;Мощность;Объём';
const row = (serial: number, price: string) =>
  `XW7BF4FK0PS${String(serial).padStart(6, '0')};Тойота;Камри;2023;24000;${price};седан;чёрный;бензин;автомат;передний;181;2494`;
const write = (...rows: string[]) => writeFileSync(file, [header, ...rows].join('\r\n'));
const summaryOf = (out: string) =>
  (JSON.parse(out.trim().split('\n').at(-1) ?? '{}') as { summary: Record<string, number> }).summary;

test('a table is taken in on a server, its mistakes are said by line, and all of them go into the report', async () => {
  const { url, drop } = await createTestDatabase();
  const env = { DATABASE_URL: url };
  expect((await run(['seed'], env)).code).toBe(0);
  write(row(1, '2 500 000'), row(2, 'много'), row(3, '2 700 000'));
  const report = join(folder, 'report.jsonl');
  const place = ['import', file, '--dealer', 'brand-one-sever', '--report', report];
  const first = await run(place, env);
  expect(first.code, first.err).toBe(0);
  expect(first.err).toContain(`${file}:3 · VIN XW7BF4FK0PS000002 · Цена «много»: цена не понята — машина не принята`);
  expect(first.out).toMatch(/добавлено +2\n[\s\S]*не принято +1/);
  expect(JSON.parse(readFileSync(report, 'utf8'))).toMatchObject({ line: 3, element: 'Цена', outcome: 'refused' });
  const again = await run([...place, '--progress', 'json'], env);
  expect(summaryOf(again.out)).toMatchObject({ added: 0, changed: 0, unchanged: 2, refused: 1 });
  writeFileSync(file, 'no;table');
  const refused = await run(place, env);
  expect([refused.code, refused.err.trim().split('\n').length]).toEqual([1, 1]);
  await drop();
}, 90_000);

test('with the embedded database the running API takes the file, else the command opens the folder itself', async () => {
  const api = start(['serve', '--prepare', '--progress', 'json']);
  await expect.poll(() => api.output.out, { timeout: 60_000 }).toContain('"ready":true');
  const { port } = JSON.parse(api.output.out.trim().split('\n').at(-1) ?? '') as { port: number };
  const endpoint = join(folder, 'import-endpoint.json');
  expect(statSync(endpoint).mode & 0o777).toBe(0o600);
  const request = { file: crypto.randomUUID(), dryRun: false, allowWithdraw: false };
  for (const token of ['', 'x'.repeat(43)]) {
    const stranger = await fetch(`http://127.0.0.1:${port}/internal/import`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-import-token': token },
      body: JSON.stringify(request),
    });
    expect(stranger.status).toBe(404);
  }

  write(row(1, '77 000'), row(2, '2 600 000'));
  const place = ['import', file, '--dealer', 'brand-one-sever', '--progress', 'json'];
  const first = await run(place);
  expect(first.code, first.err).toBe(0);
  expect(summaryOf(first.out)).toMatchObject({ added: 2, refused: 0 });
  const cheapest = async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/catalog?holdingId=1&type=cars&sort=price-asc&size=1`);
    return ((await answer.json()) as { items: { price: number }[] }).items[0]?.price;
  };
  await expect.poll(cheapest, { timeout: 2_000 }).toBe(7_700_000);
  writeFileSync(file, 'no;table');
  expect((await run(place)).err).toMatch(/нет столбцов/);

  api.child.kill('SIGTERM');
  expect(await api.exit).toBe(0);
  expect(existsSync(endpoint)).toBe(false);
  write(row(1, '77 000'), row(2, '2 600 000'));
  const alone = await run(place);
  expect(summaryOf(alone.out), alone.err).toMatchObject({ unchanged: 2 });
}, 120_000);

test.each([
  [['import'], /Использование: pnpm api import/],
  [['import', 'a.xml'], /--holding или --dealer/],
  [['import', 'a.xml', '--holding', 'one'], /номер холдинга/],
  [['import', 'a.xml', '--holding', '1', '--format', 'pdf'], /--format понимает/],
])('%j explains itself', async (args, sentence) => {
  const { code, err } = await run(args);
  expect(code).toBe(1);
  expect(err).toMatch(sentence);
});
