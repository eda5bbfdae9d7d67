import { dirname, join, normalize } from 'node:path';
import { importsOf } from './boundaries.ts';
import { isTest, type SourceFile } from './source-files.ts';

/** File → the files that it imports. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/** `import type …`, `export type … from`, and braces that hold types alone: erased before anything runs. */
const typeOnly =
  /(?:import|export)\s+(?:type\b[^;'"]*|\{(?:\s*type\s+[\w$]+(?:\s+as\s+\w+)?\s*,?)+\s*\}\s*)from\s+['"][^'"]+['"]/g;

const isSupport = (path: string) => isTest(path) || /\/(?:fixtures\/|testing[./-])/.test(path);

/**
 * Relative imports of the product's files; packages are ordered by the table of boundaries.
 * @param types whether imports that are erased count
 */
export function importGraph(files: readonly SourceFile[], { types }: { types: boolean }): ImportGraph {
  const known = new Set(files.map(({ path }) => path));
  return new Map(
    files
      .filter(({ path }) => !isSupport(path))
      .map(({ path, text }) => [
        path,
        importsOf(types ? text : text.replace(typeOnly, ''))
          .filter((specifier) => specifier.startsWith('.'))
          .map((specifier) => normalize(join(dirname(path), specifier)))
          .filter((target) => known.has(target)),
      ]),
  );
}

/** Groups of nodes that reach each other (Tarjan), each sorted. */
export function circlesOf(graph: ReadonlyMap<string, Iterable<string>>): string[][] {
  const order = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const circles: string[][] = [];
  const visit = (node: string): void => {
    order.set(node, order.size);
    low.set(node, order.get(node) ?? 0);
    stack.push(node);
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) visit(next);
      if (stack.includes(next)) low.set(node, Math.min(low.get(node) ?? 0, low.get(next) ?? 0));
    }
    if (low.get(node) !== order.get(node)) return;
    const group = stack.splice(stack.indexOf(node));
    if (group.length > 1) circles.push(group.sort());
  };
  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return circles;
}

/** The part of a path that stands directly in a folder: a file, or a folder with all that is in it. */
const entryIn = (folder: string, path: string): string | undefined =>
  path.startsWith(`${folder}/`) ? `${folder}/${path.slice(folder.length + 1).split('/')[0]}` : undefined;

/**
 * Circles among the entries of every folder, files and folders alike, so that each folder can be read from the bottom up. A
 * circle of files shows in the folder that holds them all.
 */
export function folderCircles(graph: ImportGraph): string[][] {
  const folders = new Set<string>();
  for (const path of graph.keys())
    for (let folder = dirname(path); folder.includes('/'); folder = dirname(folder)) folders.add(folder);
  return [...folders].flatMap((folder) => {
    const entries = new Map<string, Set<string>>();
    for (const [path, targets] of graph) {
      const from = entryIn(folder, path);
      if (!from) continue;
      const reached = entries.get(from) ?? new Set();
      entries.set(from, reached);
      for (const target of targets) {
        const to = entryIn(folder, target);
        if (to && to !== from) reached.add(to);
      }
    }
    return circlesOf(entries);
  });
}
