import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@showroom/launcher/env';
import { expect, test } from 'vitest';
import { inOrder } from './build-package.ts';
import { publishedManifest, readCatalog } from './published-manifest.ts';
import { findWorkspaces, type Workspace } from './workspaces.ts';

const base = {
  name: '@house/ui',
  version: '1.2.3',
  private: false,
  exports: {},
  dependencies: {},
  peerDependencies: {},
};

test('entries lead to what is built, styles stay side effects, peers become ranges, tools stay at home', () => {
  const manifest = {
    ...base,
    exports: {
      './button': './src/button/button.tsx',
      './global.css': './src/global.css.ts',
      './jsx': './src/jsx.d.ts',
    },
    sideEffects: ['**/*.css.ts'],
    dependencies: { valibot: 'catalog:' },
    peerDependencies: { react: 'catalog:' },
    devDependencies: { vitest: 'catalog:' },
    scripts: { test: 'vitest run' },
  };
  expect(publishedManifest(manifest, new Map([['react', '19.3.1']]))).toEqual({
    name: '@house/ui',
    version: '1.2.3',
    dependencies: { valibot: 'catalog:' },
    peerDependencies: { react: '^19.3.1' },
    sideEffects: ['**/*.css.js'],
    files: ['dist', 'CHANGELOG.md'],
    exports: {
      './button': { types: './dist/button/button.d.ts', default: './dist/button/button.js' },
      './global.css': { types: './dist/global.css.d.ts', default: './dist/global.css.js' },
      './jsx': { types: './dist/jsx.d.ts' },
      './package.json': './package.json',
    },
  });
});

test('a peer that the catalog lacks is said', () => {
  const manifest = { ...base, peerDependencies: { preact: 'catalog:' } };
  expect(() => publishedManifest(manifest, new Map())).toThrow('preact');
});

test('the catalog of the repository is read whole', () => {
  const text = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8');
  const catalog = readCatalog(text);
  expect(catalog.get('@vanilla-extract/css')).toMatch(/^\d+\.\d+\.\d+$/);
  expect(catalog.get('vitest')).toMatch(/^\d+\.\d+\.\d+$/);
  expect(catalog.has('react')).toBe(true);
});

test('packages are built after those that they need', () => {
  const names = inOrder(findWorkspaces(root)).map(({ manifest }) => manifest.name);
  for (const [first, then] of [
    ['ui', 'forms'],
    ['domain', 'guards'],
    ['api-contract', 'api-client'],
    ['catalog', 'asc'],
  ])
    expect(names.indexOf(`@showroom/${first}`)).toBeLessThan(names.indexOf(`@showroom/${then}`));
});

test('packages that need each other are refused', () => {
  const workspace = (name: string, needed: string): Workspace => ({
    dir: `packages/${name}`,
    manifest: { ...base, name, dependencies: { [needed]: 'workspace:*' } },
  });
  expect(() => inOrder([workspace('a', 'b'), workspace('b', 'a')])).toThrow('a → b → a');
});
