import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './source-files.ts';

type Manifest = { name: string; private?: boolean; exports?: Record<string, string> };

const packages = readdirSync(join(root, 'packages')).map((name) => ({
  dir: join(root, 'packages', name),
  manifest: JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8')) as Manifest,
}));

test('the public entries of every package are written down: growth is a decision', async () => {
  const surface = packages.map(
    ({ manifest }) =>
      `${manifest.name}\n${Object.keys(manifest.exports ?? {})
        .map((entry) => `  ${entry}`)
        .sort()
        .join('\n')}\n`,
  );
  await expect(surface.sort().join('\n')).toMatchFileSnapshot('./public-surface.txt');
});

test('every declared entry exists and no entry is a pattern', () => {
  for (const { dir, manifest } of packages) {
    for (const [entry, file] of Object.entries(manifest.exports ?? {})) {
      expect(entry, manifest.name).not.toContain('*');
      expect(existsSync(join(dir, file)), `${manifest.name} ${entry}`).toBe(true);
    }
  }
});

test('no workspace package is empty', () => {
  for (const { dir, manifest } of packages)
    expect(readdirSync(join(dir, 'src')).length, manifest.name).toBeGreaterThan(0);
});
