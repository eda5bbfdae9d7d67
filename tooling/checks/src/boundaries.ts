/**
 * Which way imports run. A workspace may import those on the lines above its own, never one below
 * and never a neighbour on the same line. `ui` and `domain` stand at the top: they import nothing of ours.
 */
const lines: readonly (readonly string[])[] = [
  ['domain', 'ui', 'web-server'],
  ['api-contract', 'guards', 'forms'],
  ['api-client', 'analytics'],
  ['bff'],
  ['visitor'],
  ['selection', 'listing'],
  ['catalog', 'shop', 'services', 'content', 'contacts'],
  ['account'],
  ['shell', 'desk'],
  ['pages'],
];

/** Where the table is not enough: who may import what, and nothing else of ours. */
const exact: Record<string, readonly string[]> = {
  'apps/api': ['domain', 'api-contract', 'guards'],
  'apps/storybook': ['domain', 'ui', 'forms', 'browser', 'visual-regression'],
};

const sharedConfigs = ['next-config', 'vitest-config'];

/** Names of the workspaces that the one at `place` (`packages/catalog`) may import. */
export function allowedImports(place: string): ReadonlySet<string> {
  const [kind = '', name = ''] = place.split('/');
  const listed = exact[place];
  if (listed) return new Set([...listed, ...sharedConfigs]);
  if (kind === 'packages') {
    const own = lines.findIndex((line) => line.includes(name));
    if (own < 0) return new Set();
    return new Set([...lines.slice(0, own).flat(), ...sharedConfigs]);
  }
  const packages = lines.flat();
  return new Set(
    kind === 'apps'
      ? [...packages, ...sharedConfigs]
      : [
          ...packages,
          ...sharedConfigs,
          'image-renderer',
          'api',
          'fonts',
          'launcher',
          'e2e',
          'bench',
          'checks',
          'generators',
          'browser',
          'visual-regression',
        ],
  );
}

const importPattern = /(?:from\s+|import\s*\(\s*|import\s+|require\(\s*|vi\.mock\(\s*)['"]([^'"]+)['"]/g;

const globPattern = /import\.meta\.glob(?:<[^>]*>)?\(\s*['"]([^'"]+)['"]/g;

/** The one glimpse over the fence: the workshop shows whatever brands there are, by their themes alone. */
const isThemeOfBrands = (place: string, pattern: string) =>
  place === 'apps/storybook' && /^(?:\.\.\/)+\*\/brand\/theme\.(?:css|tokens)\.ts$/.test(pattern);

/** Import specifiers of a file. */
export function importsOf(text: string): string[] {
  return [...text.matchAll(importPattern)].map((match) => match[1] ?? '');
}

export type Breach = { file: string; specifier: string; reason: string };

/** Breaches of the table in one file. */
export function breachesOf(file: { path: string; text: string }): Breach[] {
  const place = file.path.split('/').slice(0, 2).join('/');
  const own = place.split('/')[1] ?? '';
  const depth = file.path.split('/').length - 3;
  const allowed = allowedImports(place);
  const globs = [...file.text.matchAll(globPattern)].map((match) => match[1] ?? '');
  const specifiers = [...importsOf(file.text), ...globs.filter((pattern) => !isThemeOfBrands(place, pattern))];
  return specifiers.flatMap((specifier): Breach[] => {
    const scoped = /^@showroom\/([^/]+)/.exec(specifier)?.[1];
    if (scoped !== undefined) {
      if (scoped === own || allowed.has(scoped)) return [];
      return [{ file: file.path, specifier, reason: `${place} may not import ${scoped}` }];
    }
    const climbs = /^(?:\.\.\/)+/.exec(specifier)?.[0].length ?? 0;
    if (climbs / 3 > depth) return [{ file: file.path, specifier, reason: 'a relative import leaves the workspace' }];
    return [];
  });
}
