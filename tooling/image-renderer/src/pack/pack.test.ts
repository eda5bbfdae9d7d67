import { stat } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { codeHash } from '../store/code-hash.ts';
import { parseMediaPath } from '../store/media-path.ts';
import { heaviestPack, packFile, readPack } from './pack.ts';

test('the pack is of the code that draws: `pnpm pictures:pack` makes it anew', async () => {
  const pack = await readPack();
  expect(pack?.index.code).toBe(await codeHash());
  expect((await stat(packFile)).size).toBeLessThanOrEqual(heaviestPack);
  expect(pack?.index.files.length).toBeGreaterThan(100);
  for (const [path] of pack?.index.files ?? []) expect([path, parseMediaPath(path) !== null]).toEqual([path, true]);
});
