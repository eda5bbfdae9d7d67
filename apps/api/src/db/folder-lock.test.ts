import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockFolder } from './folder-lock.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'showroom-lock-'));
  file = join(folder, 'postgres.lock');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Another process that takes the lock, prints that, and holds it until killed. */
async function holdElsewhere(): Promise<{ pid: number; end: (signal: NodeJS.Signals) => Promise<void> }> {
  const script = `import { lockFolder } from ${JSON.stringify(join(import.meta.dirname, 'folder-lock.ts'))};
    lockFolder(process.argv[1]); console.log('held'); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script, file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return {
    pid: child.pid ?? 0,
    end: async (signal) => {
      const closed = once(child, 'close');
      child.kill(signal);
      await closed;
    },
  };
}

test('a folder that a living process holds is refused with a sentence that names it; a killed one is taken over', async () => {
  const other = await holdElsewhere();
  expect(() => lockFolder(file)).toThrow(`The database folder is in use by process ${other.pid}`);
  await other.end('SIGKILL');
  expect(existsSync(file)).toBe(true);
  const release = lockFolder(file);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ pid: process.pid, host: hostname() });
  release();
  expect(existsSync(file)).toBe(false);
});

test('the same process cannot take it twice', () => {
  const release = lockFolder(file);
  expect(() => lockFolder(file)).toThrow('in use');
  release();
  lockFolder(file)();
});

test('a number that now belongs to another process does not hold the folder', () => {
  writeFileSync(file, JSON.stringify({ pid: process.pid, host: hostname(), started: '1' }));
  lockFolder(file)();
});

test('a lock of another machine holds while it is fresh, and is taken over when nobody renews it', () => {
  writeFileSync(file, JSON.stringify({ pid: 1, host: 'elsewhere', started: '' }));
  expect(() => lockFolder(file)).toThrow('on elsewhere');
  const longAgo = new Date(Date.now() - 60_000);
  utimesSync(file, longAgo, longAgo);
  lockFolder(file)();
});

test('a damaged lock file does not lock anybody out', () => {
  writeFileSync(file, 'not json');
  lockFolder(file)();
});
