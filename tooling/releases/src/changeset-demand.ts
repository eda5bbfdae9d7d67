import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { findWorkspaces, type Workspace } from './workspaces.ts';

/** What the check found: what it compared with, and the packages that changed without a word to their readers. */
export type Demand = { comparedWith: string; silent: string[] };

const notForReaders =
  /\.(?:test|spec|stories|fixture)\.[a-z]+$|\/fixtures\/|\.md$|\/(?:tsconfig|turbo)\.json$|\/vitest\./;

const versioned = v.object({ version: v.string() });

function createGit(root: string) {
  const run = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  const ask = (...args: string[]): string | undefined => {
    try {
      return run(...args).trim() || undefined;
    } catch {
      return undefined;
    }
  };
  const lines = (text: string) => text.split('\n').filter(Boolean);
  return {
    commitOf: (ref: string) => ask('rev-parse', '--verify', '--quiet', `${ref}^{commit}`),
    mergeBase: (ref: string) => ask('merge-base', 'HEAD', ref),
    fileAt: (ref: string, path: string) => ask('show', `${ref}:${path}`),
    /** Files that differ from a commit, committed or not, new ones too. */
    changedSince: (ref: string) => [
      ...lines(run('diff', '--name-only', '--no-renames', ref)),
      ...lines(run('ls-files', '--others', '--exclude-standard')),
    ],
  };
}

/** Packages that a changeset names. */
export function namesIn(changeset: string): string[] {
  const [, head = ''] = changeset.split(/^---\s*$/m);
  return [...head.matchAll(/^\s*["']?([^"':\s]+)["']?\s*:\s*(?:major|minor|patch|none)\s*$/gm)].map(
    (match) => match[1] ?? '',
  );
}

function namedIn(root: string, files: readonly string[]): Set<string> {
  return new Set(
    files
      .filter((path) => /^\.changeset\/(?!README)[^/]+\.md$/.test(path) && existsSync(join(root, path)))
      .flatMap((path) => namesIn(readFileSync(join(root, path), 'utf8'))),
  );
}

const touches = ({ dir }: Workspace, files: readonly string[]) =>
  files.some((path) => path.startsWith(`${dir}/`) && !notForReaders.test(path));

/** Against one commit: every package that changed since then must be named by a changeset that is newer, too. */
function demandSince(root: string, ref: string): string[] {
  const git = createGit(root);
  const files = git.changedSince(ref);
  const named = namedIn(root, files);
  const released = ({ dir, manifest }: Workspace) => {
    const before = git.fileAt(ref, `${dir}/package.json`);
    return before !== undefined && v.parse(versioned, JSON.parse(before)).version !== manifest.version;
  };
  return findWorkspaces(root)
    .filter((workspace) => touches(workspace, files) && !named.has(workspace.manifest.name) && !released(workspace))
    .map(({ manifest }) => manifest.name);
}

/** Against each package's own last release; one that was never released has changed as a whole. */
function demandSinceRelease(root: string): string[] {
  const git = createGit(root);
  const pending = namedIn(
    root,
    readdirSync(join(root, '.changeset')).map((name) => `.changeset/${name}`),
  );
  const isSilent = (workspace: Workspace) => {
    const { name, version } = workspace.manifest;
    if (pending.has(name)) return false;
    const tag = `refs/tags/${name}@${version}`;
    if (git.commitOf(tag)) return touches(workspace, git.changedSince(tag));
    // Versioned, and not yet published and tagged.
    const log = join(root, workspace.dir, 'CHANGELOG.md');
    return !(existsSync(log) && readFileSync(log, 'utf8').includes(`\n## ${version}\n`));
  };
  return findWorkspaces(root)
    .filter(isSilent)
    .map(({ manifest }) => manifest.name);
}

/**
 * Finds packages and apps that changed without a changeset. "Since" means where the work left `origin/main`; where
 * there is none, or nothing differs from it, the last release of each package. So it can be told in any clone.
 * @param since a commit to compare with instead
 */
export function findSilentChanges(root: string, since?: string): Demand {
  const git = createGit(root);
  if (since !== undefined) {
    if (!git.commitOf(since)) throw new Error(`"${since}" is no commit of this repository.`);
    return { comparedWith: since, silent: demandSince(root, since) };
  }
  const base = git.mergeBase('refs/remotes/origin/main');
  if (base !== undefined && git.changedSince(base).length > 0)
    return { comparedWith: 'origin/main', silent: demandSince(root, base) };
  return { comparedWith: 'the last release of each package', silent: demandSinceRelease(root) };
}
