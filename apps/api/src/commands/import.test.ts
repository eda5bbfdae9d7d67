import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createTestDatabase, createTestFolder } from '../db/testing.ts';
import { runCommand, untilReady } from '../testing/run-command.ts';
import { readArguments } from './read-arguments.ts';

const folder = mkdtempSync(join(tmpdir(), 'showroom-import-'));
const file = join(folder, 'stock.csv');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function run(args: string[], env?: Record<string, string>) {
  const { exit, out, err } = runCommand(args, env);
  return { code: await exit, out: out(), err: err() };
}

const header = 'VIN;Марка;Модель;Год;Пробег;Цена;Кузов;Цвет;Двигатель;КПП;Привод;Мощность;Объём';
const row = (serial: number, price: string) =>
  `XW7BF4FK0PS${String(serial).padStart(6, '0')};Тойота;Камри;2023;24000;${price};седан;чёрный;бензин;автомат;передний;181;2494`;
const write = (...rows: string[]) => writeFileSync(file, [header, ...rows].join('\r\n'));
const summaryOf = (out: string) =>
  (JSON.parse(out.trim().split('\n').at(-1) ?? '{}') as { summary: Record<string, number> }).summary;

test('a table is taken in on a server, its mistakes are said by line, and all of them go into the report', async () => {
  const { url, drop } = await createTestDatabase({ vehicles: 20 });
  const env = { DATABASE_URL: url };
  write(row(1, '2 500 000'), row(2, 'много'), row(3, '2 700 000'));
  const report = join(folder, 'report.jsonl');
  const place = ['import', file, '--dealer', 'brand-one-sever', '--report', report];
  const first = await run(place, env);
  expect(first.code, first.err).toBe(0);
  expect(first.err).toContain(
    `${file}:3 · VIN XW7BF4FK0PS000002 · Цена "много": the price cannot be read; vehicle refused`,
  );
  expect(first.out).toMatch(/added +2\n[\s\S]*refused +1/);
  expect(JSON.parse(readFileSync(report, 'utf8'))).toMatchObject({ line: 3, element: 'Цена', outcome: 'refused' });
  const again = await run([...place, '--progress', 'json'], env);
  expect(summaryOf(again.out)).toMatchObject({ added: 0, changed: 0, unchanged: 2, refused: 1 });
  writeFileSync(file, 'no;table');
  const refused = await run(place, env);
  expect([refused.code, refused.err.trim().split('\n').length]).toEqual([1, 1]);
  await drop();
});

test('with the embedded database the running API takes the file, else the command opens the folder itself', async () => {
  const { dataDir, drop } = await createTestFolder({ vehicles: 20 });
  const env = { DATA_DIR: dataDir };
  const api = runCommand(['serve'], env);
  const port = await untilReady(api);
  const endpoint = join(dataDir, 'import-endpoint.json');
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
  const first = await run(place, env);
  expect(first.code, first.err).toBe(0);
  expect(summaryOf(first.out)).toMatchObject({ added: 2, refused: 0 });
  const cheapest = async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/catalog?holdingId=1&type=cars&sort=price-asc&size=1`);
    return ((await answer.json()) as { items: { price: number }[] }).items[0]?.price;
  };
  await expect.poll(cheapest, { timeout: 60_000 }).toBe(7_700_000);
  writeFileSync(file, 'no;table');
  expect((await run(place, env)).err).toMatch(/lacks the columns/);

  api.child.kill('SIGTERM');
  expect(await api.exit).toBe(0);
  expect(existsSync(endpoint)).toBe(false);
  write(row(1, '77 000'), row(2, '2 600 000'));
  const alone = await run(place, env);
  expect(summaryOf(alone.out), alone.err).toMatchObject({ unchanged: 2 });
  drop();
});

test.each([
  [['import'], /Usage: pnpm api import/],
  [['import', 'a.xml'], /--holding or --dealer/],
  [['import', 'a.xml', '--holding', 'one'], /number of a holding/],
  [['import', 'a.xml', '--holding', '1', '--format', 'pdf'], /--format is one of/],
])('%j explains itself', (args, sentence) => {
  expect(() => readArguments(args)).toThrow(sentence);
});
