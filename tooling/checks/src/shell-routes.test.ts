import { join } from 'node:path';
import { isPageRow } from '@showroom/pages/page-row';
import { routesOf } from '@showroom/pages/routes-of';
import { describe, expect, test } from 'vitest';
import { foldersFor, hasHandler, pageFolders } from './page-files.ts';
import { shellFolders } from './shell-folders.ts';
import { brandOf, tableOf } from './shell-routes.ts';
import { root, sourceFiles } from './source-files.ts';

const files = sourceFiles();
const appOf = (shell: string) => join(root, 'apps', shell, 'app');

describe.each(shellFolders())('%s', (shell) => {
  test('has one page file for each page kind of its rows, in the layout of the kind, and no other', async () => {
    const rows = routesOf(await brandOf(shell));
    expect(rows.filter(isPageRow).length).toBeGreaterThan(20);
    expect(pageFolders(appOf(shell))).toEqual(foldersFor(rows));
  });

  test('has a handler for each row that is no page', async () => {
    const homeless = routesOf(await brandOf(shell)).filter(
      (row) => !isPageRow(row) && !hasHandler(appOf(shell), row.path),
    );
    expect(homeless.map(({ path }) => path)).toEqual([]);
  });

  test('has at most 60 page files, none longer than 12 lines', () => {
    const pages = files.filter(({ path }) => path.startsWith(`apps/${shell}/app/`) && path.endsWith('/page.tsx'));
    expect(pages.length).toBeGreaterThan(10);
    expect(pages.length).toBeLessThanOrEqual(60);
    expect(pages.filter(({ lines }) => lines > 12).map(({ lines, path }) => `${lines} ${path}`)).toEqual([]);
  });

  test('has no row that another brand has for itself', async () => {
    const brand = await brandOf(shell);
    const rows = routesOf(brand);
    expect((await tableOf(shell)).excluded).toEqual([]);
    const kinds = new Set(rows.flatMap((row) => (isPageRow(row) && row.kind === 'listing' ? row.params.kind : [])));
    expect(kinds).toEqual(new Set(Object.keys(brand.listings)));
  });

  test('has a menu that leads nowhere but to its own pages', async () => {
    const { menu } = (await import(join(root, 'apps', shell, 'brand/menu.ts'))) as { menu: unknown };
    const table = await tableOf(shell);
    const hrefs = [...JSON.stringify(menu).matchAll(/"href":"([^"?]*)/g)].map((match) => match[1] ?? '');
    expect(hrefs.length).toBeGreaterThan(8);
    expect(hrefs.filter((href) => table.match(href) === null)).toEqual([]);
  });
});
