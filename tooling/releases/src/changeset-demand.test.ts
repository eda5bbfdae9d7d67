import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findSilentChanges, namesIn } from './changeset-demand.ts';

let root: string;

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.com', ...args], { cwd: root, stdio: 'pipe' });

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

const manifest = (name: string, version: string) => JSON.stringify({ name: `@house/${name}`, version });

function commit(message: string): void {
  git('add', '--all');
  git('commit', '--quiet', '--no-verify', '--no-gpg-sign', '--message', message);
}

const changeset = (...names: string[]) =>
  `---\n${names.map((name) => `"@house/${name}": patch`).join('\n')}\n---\n\nWhy.\n`;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'showroom-changesets-'));
  git('init', '--quiet', '--initial-branch=main');
  write('packages/ui/package.json', manifest('ui', '1.0.0'));
  write('packages/ui/src/button.ts', 'export const a = 1;');
  write('apps/one/package.json', manifest('one', '1.0.0'));
  write('.changeset/config.json', '{}');
  write('.changeset/first.md', changeset('ui', 'one'));
  commit('first');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Leaves the main branch as a pull request does. */
function branch(): void {
  git('update-ref', 'refs/remotes/origin/main', 'HEAD');
  git('checkout', '--quiet', '-b', 'feature');
}

test('before the first release every package must be announced', () => {
  expect(findSilentChanges(root).silent).toEqual([]);
  write('packages/forms/package.json', manifest('forms', '0.1.0'));
  expect(findSilentChanges(root).silent).toEqual(['@house/forms']);
});

test('a branch that changes a package needs a changeset of its own: one that is there already says nothing', () => {
  branch();
  write('packages/ui/src/button.ts', 'export const a = 2;');
  commit('change');
  expect(findSilentChanges(root)).toEqual({ comparedWith: 'origin/main', silent: ['@house/ui'] });
  write('.changeset/second.md', changeset('one'));
  expect(findSilentChanges(root).silent).toEqual(['@house/ui']);
  write('.changeset/second.md', changeset('one', 'ui'));
  expect(findSilentChanges(root).silent).toEqual([]);
});

test('what is not committed counts, new files too; tests, stories and notes do not', () => {
  branch();
  write('packages/ui/src/button.test.ts', '');
  write('packages/ui/src/button.stories.tsx', '');
  write('packages/ui/README.md', '');
  expect(findSilentChanges(root).silent).toEqual([]);
  write('packages/ui/src/new.ts', '');
  write('apps/one/app/page.tsx', '');
  expect(findSilentChanges(root).silent).toEqual(['@house/ui', '@house/one']);
});

test('a branch that versions packages has used its changesets up', () => {
  branch();
  rmSync(join(root, '.changeset/first.md'));
  write('packages/ui/package.json', manifest('ui', '1.0.1'));
  write('apps/one/package.json', manifest('one', '1.0.1'));
  commit('version');
  expect(findSilentChanges(root).silent).toEqual([]);
});

test('on the main branch the last release counts, and a tagged version that changed again is silent', () => {
  rmSync(join(root, '.changeset/first.md'));
  write('packages/ui/CHANGELOG.md', '# ui\n\n## 1.0.0\n\nFirst.\n');
  write('apps/one/CHANGELOG.md', '# one\n\n## 1.0.0\n\nFirst.\n');
  commit('version');
  expect(findSilentChanges(root).silent).toEqual([]);
  git('tag', '@house/ui@1.0.0');
  git('tag', '@house/one@1.0.0');
  expect(findSilentChanges(root).silent).toEqual([]);
  write('packages/ui/src/button.ts', 'export const a = 3;');
  commit('change');
  expect(findSilentChanges(root).silent).toEqual(['@house/ui']);
});

test('a commit to compare with can be given; one that is not there is said', () => {
  write('packages/ui/src/button.ts', 'export const a = 2;');
  expect(findSilentChanges(root, 'HEAD').silent).toEqual(['@house/ui']);
  expect(() => findSilentChanges(root, 'nowhere')).toThrow('no commit');
});

test('names are read from the head of a changeset alone', () => {
  expect(namesIn('---\n"@a/b": minor\n\'@a/c\': patch\n---\n\n"@a/d": major\n')).toEqual(['@a/b', '@a/c']);
});
