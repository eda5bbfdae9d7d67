import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { layouts } from '@showroom/guards/route-table';
import { describe, expect, test } from 'vitest';
import { layoutPaths, ownLayoutPaths } from './layouts.data.ts';
import { tableOf } from './shell-routes.ts';
import { root } from './source-files.ts';

const values: Record<string, string> = { lang: 'en', code: 'leads' };
const withValues = (path: string) => path.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '17');
/** Whether a row is one of an address: a parameter of the table may be several literals of rows. */
const isOf = (row: string, path: string) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`).test(row);

describe.each(['brand-one', 'asc'] as const)('%s', (shell) => {
  const named = new Map(
    [layoutPaths, ownLayoutPaths[shell]].flatMap((paths) =>
      Object.entries(paths).flatMap(([layout, list]) => list.map((path) => [path, layout] as const)),
    ),
  );

  test('serves every address of the table in its layout', async () => {
    const table = await tableOf(shell);
    const served = [...named.keys()].map((path) => [path, table.match(`${withValues(path)}/`)?.route.layout]);
    expect(served).toEqual([...named]);
  });

  test('has no other row outside the layout `default`', async () => {
    const others = (await tableOf(shell)).routes
      .filter(
        ({ layout, path }) =>
          layout !== 'default' && layout !== 'none' && ![...named.keys()].some((known) => isOf(path, known)),
      )
      .map(({ layout, path }) => `${layout} ${path}`);
    expect(others).toEqual([]);
  });

  test('has a layout file for each of the eight but those of nobody’s rows', async () => {
    const used = new Set((await tableOf(shell)).routes.map(({ layout }) => layout));
    const files = layouts.filter((layout) => existsSync(join(root, `apps/${shell}/app/[city]/(${layout})/layout.tsx`)));
    expect(files).toEqual(layouts.filter((layout) => layout !== 'none' && used.has(layout)));
  });
});
