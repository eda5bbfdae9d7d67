import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './source-files.ts';

type Floor = Record<string, { lowest: string; advisory: string }>;

const floor = JSON.parse(readFileSync(join(root, 'security-floor.json'), 'utf8')) as Floor;
const lock = readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8');
const workspace = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8');

function isBelow(version: string, lowest: string): boolean {
  const [a, b] = [version, lowest].map((text) => text.split(/[.+-]/).slice(0, 3).map(Number)) as [number[], number[]];
  for (let i = 0; i < 3; i++) if ((a[i] ?? 0) !== (b[i] ?? 0)) return (a[i] ?? 0) < (b[i] ?? 0);
  return false;
}

/** Versions of a package that the lockfile holds. */
function lockedVersions(name: string): string[] {
  const escaped = name.replace(/[/.]/g, '\\$&');
  return [...lock.matchAll(new RegExp(`^ {2}'?${escaped}@(\\d[^':(]*)'?:`, 'gm'))].map((match) => match[1] ?? '');
}

test.each(Object.entries(floor))('%s is not below its lowest safe version', (name, { lowest, advisory }) => {
  expect(
    lockedVersions(name).filter((version) => isBelow(version, lowest)),
    advisory,
  ).toEqual([]);
});

test('a version below the floor would be seen', () => {
  expect(isBelow('16.3.2', '16.3.3')).toBe(true);
  expect(isBelow('16.10.0', '16.3.3')).toBe(false);
  expect(lockedVersions('next').length).toBeGreaterThan(0);
});

test('the supply chain stays closed: a week of age, no exotic sources, scripts named one by one', () => {
  for (const setting of [
    'minimumReleaseAge: 10080',
    'blockExoticSubdeps: true',
    'strictDepBuilds: true',
    'verifyDepsBeforeRun: install',
  ]) {
    expect(workspace).toContain(setting);
  }
  expect(workspace.match(/^ {2}["\w@/-]+"?: +[~^*]/gm) ?? []).toEqual([]);
});
