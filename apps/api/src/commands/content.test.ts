import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createTestDatabase, createTestFolder } from '../db/testing.ts';
import { readEnv } from '../env.ts';
import { runCommand, untilReady } from '../testing/run-command.ts';
import { contentCommand } from './content.ts';
import { readArguments } from './read-arguments.ts';
import { StartError } from './start-error.ts';

const folder = mkdtempSync(join(tmpdir(), 'showroom-content-'));
mkdirSync(join(folder, 'news'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const fileOf = (code: string) => join(folder, 'news', `${code}.md`);
const write = (code: string, title: string) =>
  writeFileSync(fileOf(code), `---\ntitle: ${title}\ndate: 2026-01-01\nlead: О чём\n---\n\nАбзац.\n`);

/** As a process: its exit code and what it prints. */
async function run(args: string[], env?: Record<string, string>) {
  const { exit, out, err } = runCommand(['content', ...args], env);
  return { code: await exit, out: out().trim(), err: err().trim() };
}

/** What a process would print, without one: each takes a second of a processor. Rejects with what it would refuse with. */
async function told(args: string[], env: Record<string, string> = {}): Promise<string> {
  const given = readArguments(['content', ...args]).content;
  if (!given) throw new Error('no arguments');
  return contentCommand(readEnv(env, folder), given);
}

test('all files are taken in or none, mistakes are told by file and line', async () => {
  const { url, drop } = await createTestDatabase({ migrated: true });
  const env = { DATABASE_URL: url };
  write('one', 'Первая');
  write('two', '[');
  const wrong = await run(['import', folder, '--holding', '1'], env);
  expect(wrong.code).toBe(1);
  expect(wrong.err).toMatch(/news\/two\.md:\d+ YAML cannot be read[\s\S]*Nothing was changed\.$/);
  await expect(told(['check', folder])).rejects.toThrow('1 problem. Nothing else is wrong.');
  write('two', 'Вторая');
  expect(await told(['check', folder])).toBe('2 files are right.');
  // Not one of them is "unchanged": the first attempt has stored nothing.
  const counts = 'kept as the desk has it 0, unpublished';
  const first = await run(['import', folder, '--holding', '1'], env);
  expect([first.err, first.out]).toEqual(['', `added 2, changed 0, unchanged 0, ${counts} 0`]);
  write('one', 'Первая, правленая');
  const second = await told(['import', folder, '--holding', '1'], env);
  expect(second).toBe(`added 0, changed 1, unchanged 1, ${counts} 0`);
  rmSync(fileOf('two'));
  const third = await told(['import', folder, '--holding', '1'], env);
  expect(third).toBe(`added 0, changed 0, unchanged 1, ${counts} 0`);
  const pruned = await told(['import', folder, '--holding', '1', '--prune'], env);
  expect(pruned).toBe(`added 0, changed 0, unchanged 1, ${counts} 1`);
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
  await expect(told(['check', join(folder, 'nothing')])).rejects.toThrow('There is no folder');
  await expect(told(['check', join(folder, 'news')])).rejects.toThrow('has no folder of content');
  await expect(told(['import', folder, '--holding', '99'])).rejects.toThrow(new StartError('There is no holding 99.'));
});
