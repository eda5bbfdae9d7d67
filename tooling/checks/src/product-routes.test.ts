import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isPageRow } from '@showroom/pages/page-row';
import { routesOf } from '@showroom/pages/routes-of';
import { expect, test } from 'vitest';
import { shellFolders } from './shell-folders.ts';
import { brandOf } from './shell-routes.ts';
import { root } from './source-files.ts';

/** `/a/{x}` and `/a/{y}` are one path. */
const bare = (path: string) => path.replace(/\{\w+\}/g, '{}');

/** `/a[/{x}[/{y}]]` → `/a`, `/a/{x}`, `/a/{x}/{y}`. */
function expand(written: string): string[] {
  const start = written.indexOf('[');
  if (start < 0) return [written];
  const head = written.slice(0, start);
  return [head, ...expand(head + written.slice(start + 1, -1))];
}

/** Addresses that docs/product/routes.md names. */
function namedPaths(): ReadonlySet<string> {
  const text = readFileSync(join(root, 'docs/product/routes.md'), 'utf8');
  const written = [...text.matchAll(/(?<=[\s|])\/[\w{}./\-[\]]*/g)].map(([path]) => path.replace(/[.,;:]+$/, ''));
  return new Set(written.flatMap(expand).map(bare));
}

test('optional segments are written in brackets', () => {
  expect(expand('/a[/{x}[/{y}]]')).toEqual(['/a', '/a/{x}', '/a/{x}/{y}']);
});

test.each(shellFolders())('docs/product/routes.md names every row of %s', async (shell) => {
  const named = namedPaths();
  const rows = routesOf(await brandOf(shell)).filter((row) => !isPageRow(row) || row.kind !== 'listing');
  expect(rows.length).toBeGreaterThan(20);
  expect(rows.map(({ path }) => path).filter((path) => !named.has(bare(path)))).toEqual([]);
});
