import type { Manifest } from './workspaces.ts';

const built = (file: string) => file.replace(/^\.\/src\//, './dist/').replace(/\.tsx?$/, '');

/** `./src/button/button.tsx` → types and code under `dist`; a file of types alone has no code. */
function publishedEntry(file: string): Record<string, string> {
  if (file.endsWith('.d.ts')) return { types: file.replace(/^\.\/src\//, './dist/') };
  return { types: `${built(file)}.d.ts`, default: `${built(file)}.js` };
}

/**
 * What a package's readers get as its package.json. The list of entries stands once, in the source: the published one
 * is derived from it, as are side effects (styles are compiled by the reader's own plugin, so they stay `.css.js`).
 * A peer that the repository pins is asked for as a range: a reader's patch release is no conflict.
 * @param catalog version of every library that the repository pins
 */
export function publishedManifest(manifest: Manifest, catalog: ReadonlyMap<string, string>): Record<string, unknown> {
  const { private: _, devDependencies: __, scripts: ___, exports, sideEffects, peerDependencies, ...rest } = manifest;
  const entries = Object.entries(exports).map(([entry, file]) => [entry, publishedEntry(file)] as const);
  const peers = Object.entries(peerDependencies).map(([name, range]) => {
    if (range !== 'catalog:') return [name, range] as const;
    const version = catalog.get(name);
    if (version === undefined) throw new Error(`${manifest.name}: the catalog has no ${name}.`);
    return [name, `^${version}`] as const;
  });
  return {
    ...rest,
    ...(peers.length > 0 ? { peerDependencies: Object.fromEntries(peers) } : {}),
    sideEffects: Array.isArray(sideEffects) ? sideEffects.map((glob) => glob.replace(/\.css\.ts$/, '.css.js')) : false,
    files: ['dist', 'CHANGELOG.md'],
    exports: { ...Object.fromEntries(entries), './package.json': './package.json' },
  };
}

/** The catalog of pnpm-workspace.yaml: one `name: version` per line. */
export function readCatalog(workspaceFile: string): Map<string, string> {
  const [, section = ''] = /^catalog:\n((?: {2}.*\n)+)/m.exec(workspaceFile) ?? [];
  return new Map(
    [...section.matchAll(/^ {2}"?([^"\n]+?)"?: (\S+)$/gm)].map(([, name = '', version = '']) => [name, version]),
  );
}
