import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { studioProgram } from '../testing/studio-program.ts';
import { openStudio } from './studio.ts';

const folder = mkdtempSync(join(tmpdir(), 'showroom-studio-'));
const studio = openStudio(studioProgram, folder);
afterAll(async () => {
  await studio.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Processes of the program over our folder, by what the system says. */
const pids = () =>
  execFileSync('ps', ['-eo', 'pid,args'], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes(studioProgram) && line.includes(folder))
    .map((line) => Number.parseInt(line, 10));

test('a picture outlives the process that drew it, and a killed process is started again by who waits', async () => {
  const first = await studio.get('adviser/1/avatar.webp');
  expect(first?.file).toMatch(/adviser\/1\/avatar\.webp$/);
  const [pid = 0] = pids();
  const open = studio.get('adviser/2/avatar.webp');
  process.kill(pid, 'SIGKILL');
  expect((await open)?.file).toMatch(/adviser\/2\/avatar\.webp$/);
  expect(pids()).not.toContain(pid);
  // Sizes are written one after another; what lies there is found without the program.
  await studio.get('adviser/1/avatar@2x.webp');
  for (const left of pids()) process.kill(left, 'SIGKILL');
  await vi.waitFor(() => expect(pids()).toEqual([]));
  expect(await studio.get('adviser/1/avatar@2x.webp')).toEqual({
    file: expect.stringContaining('avatar@2x.webp'),
    type: 'image/webp',
  });
  expect(pids()).toEqual([]);
});

test('a smaller size stands in for one that is not drawn; nothing stands in for nothing', async () => {
  await studio.get('studio/atv/red/side/thumb.webp');
  expect((await studio.near('studio/atv/red/side/hero@2x.webp'))?.file).toMatch(/thumb@2x\.webp$/);
  expect(await studio.near('studio/atv/blue/side/hero@2x.webp')).toBeNull();
});

test('what is expected is drawn before anybody asks; an interior lies where all its models find it', async () => {
  await studio.get('adviser/1/avatar.webp');
  const beside = 'studio/suv/e3-kidney-5/black/interior-sl/thumb.webp';
  await studio.expect([beside, 'studio/nothing/red/front/card.webp'], 'opened');
  for (const pid of pids()) process.kill(pid, 'SIGKILL');
  await vi.waitFor(() => expect(pids()).toEqual([]));
  expect((await studio.get(beside))?.file).toMatch(/suv\/e3-screens-leather\/black\/interior\/thumb\.webp$/);
  expect((await studio.near('studio/suv/e3-kidney-5/black/interior-sl/hero.webp'))?.file).toMatch(/thumb@2x\.webp$/);
  expect(pids()).toEqual([]);
  // What was expected once is not asked for again.
  await studio.expect([beside], 'soon');
  expect(pids()).toEqual([]);
});

test('a path that names no picture never reaches the disk', async () => {
  for (const path of [
    'studio/../../etc/passwd',
    'studio/sedan/red/front/card.webp\0',
    'studio/nothing/red/front/card.webp',
  ])
    expect(await studio.get(path)).toBeNull();
});
