import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { run } from '@showroom/launcher/run';
import { publishedManifest } from './published-manifest.ts';
import type { Workspace } from './workspaces.ts';

/** Not published: tests, stories and their data. */
const exclude = ['**/*.test.*', '**/*.stories.*', '**/*.fixture.*', '**/fixtures/**', '**/testing/**'];

const settings = {
  extends: '../../tsconfig.base.json',
  compilerOptions: {
    noEmit: false,
    // Errors are found by one program over all packages (`checkPackages`): one a package read the shared types again 21 times.
    noCheck: true,
    declaration: true,
    rootDir: 'src',
    outDir: 'dist',
    rewriteRelativeImportExtensions: true,
  },
  include: ['src'],
  exclude,
};

/**
 * Makes the imports of declarations lead where their files lie in `dist`: `from './a.tsx'` → `from './a.js'`, which the
 * compiler does in code alone, and `<reference path="../../src/a.d.ts">` → `../a.d.ts`.
 */
function pointAtDist(declarations: string): string {
  return declarations
    .replaceAll(/((?:from\s+|import\s*\(\s*|import\s+)['"]\.{1,2}\/[^'"]*?)(?<!\.d)\.tsx?(['"])/g, '$1.js$2')
    .replaceAll(/(<reference path=")((?:\.\.\/)*)\.\.\/src\//g, '$1$2');
}

function filesIn(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/**
 * Compiles a package of the copy in place: JavaScript and declarations into `dist`, and its package.json becomes the
 * published one, so that packages after it are compiled against what readers will get.
 */
export async function buildPackage(
  repository: string,
  { dir, manifest }: Workspace,
  catalog: ReadonlyMap<string, string>,
): Promise<void> {
  const place = join(repository, dir);
  const settingsFile = join(place, 'tsconfig.build.json');
  rmSync(join(place, 'dist'), { recursive: true, force: true });
  writeFileSync(settingsFile, JSON.stringify(settings));
  const compiled = await run(join(repository, 'node_modules/.bin/tsc'), ['-p', settingsFile], { cwd: place });
  rmSync(settingsFile);
  if (compiled.code !== 0) throw new Error(`${manifest.name} does not compile:\n${compiled.output}`);
  for (const file of filesIn(join(place, 'dist')).filter((path) => path.endsWith('.d.ts')))
    writeFileSync(file, pointAtDist(readFileSync(file, 'utf8')));
  // Hand-written declarations are not compiled, yet named by those that are.
  for (const file of filesIn(join(place, 'src')).filter((path) => path.endsWith('.d.ts'))) {
    const target = file.replace(join(place, 'src'), join(place, 'dist'));
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(file, target);
  }
  writeFileSync(join(place, 'package.json'), `${JSON.stringify(publishedManifest(manifest, catalog), null, 2)}\n`);
}

/** Checks the types of all packages, each against what readers get of the others. @throws with what the compiler says */
export async function checkPackages(repository: string, packages: readonly Workspace[]): Promise<void> {
  const settingsFile = join(repository, 'tsconfig.published.json');
  const include = packages.map(({ dir }) => `${dir}/src`);
  writeFileSync(settingsFile, JSON.stringify({ extends: './tsconfig.base.json', include, exclude }));
  const checked = await run(join(repository, 'node_modules/.bin/tsc'), ['-p', settingsFile], { cwd: repository });
  rmSync(settingsFile);
  if (checked.code !== 0)
    throw new Error(`The packages do not fit what is published of each other:\n${checked.output}`);
}

/** Packages so that each comes after those of ours that it needs. */
export function inOrder(workspaces: readonly Workspace[]): Workspace[] {
  const byName = new Map(workspaces.map((workspace) => [workspace.manifest.name, workspace]));
  const ordered = new Set<Workspace>();
  const visit = (workspace: Workspace, path: readonly string[]) => {
    const { name, dependencies, peerDependencies } = workspace.manifest;
    if (path.includes(name)) throw new Error(`Packages need each other: ${[...path, name].join(' → ')}`);
    if (ordered.has(workspace)) return;
    for (const needed of [...Object.keys(dependencies), ...Object.keys(peerDependencies)]) {
      const other = byName.get(needed);
      if (other) visit(other, [...path, name]);
    }
    ordered.add(workspace);
  };
  for (const workspace of workspaces) visit(workspace, []);
  return [...ordered];
}
