import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createTestDatabase, createTestFolder } from '../db/testing.ts';
import { runCommand, untilReady } from '../testing/run-command.ts';
import { readArguments } from './read-arguments.ts';

const folder = mkdtempSync(join(tmpdir(), 'showroom-content-'));
mkdirSync(join(folder, 'news'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const fileOf = (code: string) => join(folder, 'news', `${code}.md`);
const write = (code: string, title: string) =>
  writeFileSync(fileOf(code), `---\ntitle: ${title}\ndate: 2026-01-01\nlead: О чём\n---\n\nАбзац.\n`);

async function run(args: string[], env?: Record<string, string>) {
  const { exit, out, err } = runCommand(['content', ...args], env);
  return { code: await exit, out: out().trim(), err: err().trim() };
}

test('all files are taken in or none, mistakes are told by file and line', async () => {
  const { url, drop } = await createTestDatabase({ migrated: true });
  const env = { DATABASE_URL: url };
  write('one', 'Первая');
  write('two', '[');
  const wrong = await run(['import', folder, '--holding', '1'], env);
  expect(wrong.code).toBe(1);
  expect(wrong.err).toMatch(/news\/two\.md:\d+ YAML cannot be read[\s\S]*Nothing was changed\.$/);
  expect((await run(['check', folder])).code).toBe(1);
  write('two', 'Вторая');
  expect(await run(['check', folder])).toEqual({ code: 0, out: '2 files are right.', err: '' });
  // Not one of them is "unchanged": the first attempt has stored nothing.
  const counts = 'kept as the desk has it 0, unpublished';
  const first = await run(['import', folder, '--holding', '1'], env);
  expect([first.err, first.out]).toEqual(['', `added 2, changed 0, unchanged 0, ${counts} 0`]);
  write('one', 'Первая, правленая');
  const second = await run(['import', folder, '--holding', '1'], env);
  expect(second.out).toBe(`added 0, changed 1, unchanged 1, ${counts} 0`);
  rmSync(fileOf('two'));
  const third = await run(['import', folder, '--holding', '1'], env);
  expect(third.out).toBe(`added 0, changed 0, unchanged 1, ${counts} 0`);
  const pruned = await run(['import', folder, '--holding', '1', '--prune'], env);
  expect(pruned.out).toBe(`added 0, changed 0, unchanged 1, ${counts} 1`);
  await drop();
});

test('the running API takes the files when it holds the embedded database, and shows them', async () => {
  const { dataDir, drop } = await createTestFolder({ vehicles: 20 });
  const env = { DATA_DIR: dataDir };
  const api = runCommand(['serve'], env);
  const port = await untilReady(api);
  const read = async () => {
    const response = await fetch(`http://127.0.0.1:${port}/api/news/running?holdingId=1`);
    return response.ok ? ((await response.json()) as { title: string }).title : response.status;
  };
  expect(await read()).toBe(404);
  write('running', 'Идёт');
  const { code, err } = await run(['import', folder, '--holding', '1'], env);
  expect([code, err]).toEqual([0, '']);
  expect(await read()).toBe('Идёт');
  const stranger = await fetch(`http://127.0.0.1:${port}/internal/content`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-import-token': 'x'.repeat(43) },
    body: JSON.stringify({ holding: 1, prune: true, folders: [] }),
  });
  expect(stranger.status).toBe(404);
  api.child.kill('SIGTERM');
  expect(await api.exit).toBe(0);
  await drop();
});

test.each([
  [[], 'Usage: pnpm api content check'],
  [['import'], 'Give --holding.'],
  [['import', 'a', 'b', '--holding', '1'], 'Usage: pnpm api content check'],
  [['import', '--holding', 'one'], '--holding is the number'],
  [['check', '--prune'], '--prune goes with import.'],
  [['check', '--dry'], 'Unknown options'],
])('content %j is refused with the options', (args, words) => {
  expect(() => readArguments(['content', ...args])).toThrow(words);
});

test('a folder without content and an unknown holding are told', async () => {
  expect((await run(['check', join(folder, 'nothing')])).err).toContain('There is no folder');
  expect((await run(['check', join(folder, 'news')])).err).toContain('has no folder of content');
  expect((await run(['import', folder, '--holding', '99'])).err).toBe('There is no holding 99.');
});
