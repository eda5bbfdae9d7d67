import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createPictureCheck } from './picture-check.ts';
import { writePixels } from './picture-file.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pictures-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const path = 'asc/actions-button--tones.webp';
const folders = () => ({ baseline: join(folder, 'baseline'), report: join(folder, 'report') });
const shade = (level: number) => ({ width: 20, height: 20, data: new Uint8Array(1600).fill(level) });
const taken = (level: number) =>
  sharp(shade(level).data, { raw: { width: 20, height: 20, channels: 4 } })
    .removeAlpha()
    .png()
    .toBuffer();

test('a picture that is as it was is kept in silence, without a loss through its file', async () => {
  await writePixels(join(folders().baseline, path), shade(90));
  const check = createPictureCheck(folders());
  expect(await check.check(path, await taken(90), 20)).toBeNull();
  expect(await check.finish([path])).toEqual([]);
  expect(existsSync(folders().report)).toBe(false);
});

test('a changed picture fails, says how to accept it, and lies side by side in the report', async () => {
  await writePixels(join(folders().baseline, path), shade(90));
  const check = createPictureCheck(folders());
  expect(await check.check(path, await taken(200), 20)).toContain('npm run pictures:accept');
  await check.finish([path]);
  const { report } = folders();
  expect(readFileSync(join(report, 'index.html'), 'utf8')).toContain('asc/actions-button--tones/side-by-side.webp');
  const sheet = await sharp(join(report, 'asc/actions-button--tones/side-by-side.webp')).metadata();
  expect([sheet.width, sheet.height]).toEqual([3 * 20 + 4 * 16, 20 + 2 * 16]);
});

test('a picture that was taken too early may be taken again', async () => {
  await writePixels(join(folders().baseline, path), shade(90));
  const check = createPictureCheck(folders());
  expect(await check.check(path, await taken(200), 20)).toContain('looks different');
  expect(await check.check(path, await taken(90), 20)).toBeNull();
  expect(await check.finish([path])).toEqual([]);
});

test('a story without a picture fails, and so does a picture without a story', async () => {
  const check = createPictureCheck(folders());
  expect(await check.check(path, await taken(90), 20)).toContain('has no picture in the baseline');
  expect((await check.finish(['asc/gone--plain.webp'])).map(({ kind }) => kind)).toEqual(['new', 'orphan']);
});

test('a picture of another width than its story has fails, and there is nothing to accept', async () => {
  const check = createPictureCheck(folders());
  expect(await check.check(path, await taken(90), 40)).toContain('taken 20 px wide');
  expect(await check.finish([path])).toEqual([]);
  expect(existsSync(folders().report)).toBe(false);
});
