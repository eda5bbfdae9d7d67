import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { isTest, root, sourceFiles } from '@showroom/checks/source-files';
import { parseSync } from 'oxc-parser';

const isOurs = (path: string) => /^(?:packages\/[^/]+\/src|apps\/(?!api\/|storybook\/))/.test(path) && !isTest(path);

/** Files of packages and shells, tests and stories excepted. */
export const productFiles = () => sourceFiles().filter(({ path }) => isOurs(path));

const firstThere = (paths: readonly string[]) =>
  paths.find((path) => /\.tsx?$/.test(path) && existsSync(join(root, path)));

/** The file that an import names: a neighbour, an entry of one of our packages, or `@/` of a shell. */
function resolveImport(from: string, specifier: string): string | undefined {
  const spelled = (path: string) => firstThere([path, `${path}.ts`, `${path}.tsx`]);
  if (specifier.startsWith('.')) return spelled(join(dirname(from), specifier));
  if (specifier.startsWith('@/')) return spelled(join(...from.split('/').slice(0, 2), specifier.slice(2)));
  const [, name, entry] = /^@showroom\/([^/]+)\/(.+)$/.exec(specifier) ?? [];
  if (!name || !existsSync(join(root, 'packages', name))) return undefined;
  const { exports } = JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8')) as {
    exports: Record<string, string>;
  };
  const file = exports[`./${entry}`];
  return file ? relative(root, join(root, 'packages', name, file)) : undefined;
}

/** Imports that exist when the script runs, those of types excepted. */
function importsOf(path: string, text: string): string[] {
  const { module } = parseSync(path, text);
  const named = [
    ...module.staticImports
      .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
      .map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) => entries.flatMap((entry) => entry.moduleRequest?.value ?? [])),
    ...module.dynamicImports.map(({ moduleRequest }) => text.slice(moduleRequest.start + 1, moduleRequest.end - 1)),
  ];
  return named.flatMap((specifier) => resolveImport(path, specifier) ?? []);
}

/** Paths of everything that a browser runs: client components and all that they import. */
export function browserFiles(): ReadonlySet<string> {
  const texts = new Map(productFiles().map(({ path, text }) => [path, text]));
  const queue = [...texts].filter(([, text]) => /^['"]use client['"]/m.test(text)).map(([path]) => path);
  const reached = new Set<string>();
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    const text = texts.get(path);
    if (text === undefined || reached.has(path)) continue;
    reached.add(path);
    queue.push(...importsOf(path, text));
  }
  return reached;
}
