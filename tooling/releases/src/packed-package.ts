import * as v from 'valibot';

/** A packed package: its published manifest and every file in it by its path. */
export type PackedPackage = { manifest: unknown; files: ReadonlyMap<string, string>; bytes: number };

const published = v.looseObject({
  name: v.string(),
  version: v.string(),
  exports: v.record(v.string(), v.union([v.string(), v.record(v.string(), v.string())])),
  dependencies: v.optional(v.record(v.string(), v.string()), {}),
  peerDependencies: v.optional(v.record(v.string(), v.string()), {}),
});

const specifiers = /(?:from\s+|import\s*\(\s*|import\s+)['"]([^'"\n]+)['"]/g;
const references = /^\/\/\/ <reference path="([^"]+)"/gm;
const notForReaders = /\.(?:test|spec|stories|fixture)\.|(?:^|\/)(?:fixtures|testing)\/|^src\//;
const builtIn = /^node:/;

const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** Where a relative import of a file leads, inside the package. */
function resolveRelative(from: string, specifier: string): string {
  return new URL(specifier, `file:///${from}`).pathname.slice(1);
}

/** Problems that would break a consumer of the package, as sentences. */
export function faultsOf({ manifest, files }: PackedPackage): string[] {
  const { name, exports, dependencies, peerDependencies } = v.parse(published, manifest);
  const faults: string[] = [];
  for (const [entry, conditions] of Object.entries(exports)) {
    for (const target of typeof conditions === 'string' ? [conditions] : Object.values(conditions))
      if (!files.has(target.replace(/^\.\//, '')))
        faults.push(`${name}: entry ${entry} leads to ${target}, not packed`);
  }
  const needs = { ...dependencies, ...peerDependencies };
  for (const [needed, range] of Object.entries(needs))
    if (/^(?:workspace|catalog|link|file):/.test(range)) faults.push(`${name}: ${needed} is asked for as ${range}`);
  for (const [path, text] of files) {
    if (notForReaders.test(path)) faults.push(`${name}: ${path} is not for readers`);
    if (!/\.(?:js|d\.ts)$/.test(path)) continue;
    for (const [, reference = ''] of text.matchAll(references))
      if (!files.has(resolveRelative(path, reference)))
        faults.push(`${name}: ${path} refers to ${reference}, not packed`);
    // Examples in comments import what they like.
    for (const [, specifier = ''] of text.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(specifiers)) {
      if (specifier.startsWith('.')) {
        const target = resolveRelative(path, specifier);
        const isThere = files.has(target) || files.has(target.replace(/\.js$/, '.d.ts'));
        if (!isThere) faults.push(`${name}: ${path} imports ${specifier}, not packed`);
      } else if (!builtIn.test(specifier) && packageOf(specifier) !== name && !(packageOf(specifier) in needs))
        faults.push(`${name}: ${path} imports ${specifier}, not among its dependencies`);
    }
  }
  return faults;
}
