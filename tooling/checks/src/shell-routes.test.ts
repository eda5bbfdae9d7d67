import { join } from 'node:path';
import { expect, test } from 'vitest';
import { answers, handlerFiles, pageFiles } from './page-files.ts';
import { shellFolders } from './shell-folders.ts';
import { root } from './source-files.ts';

type Row = { path: string; layout: string; target?: string };

const shells = shellFolders();
/** Pages that no address leads to: the pipeline itself sends a request there. */
const internal = ['missing', 'gone', 'unavailable'];

async function routesOf(shell: string): Promise<Row[]> {
  const { routes } = (await import(join(root, 'apps', shell, 'brand/routes.ts'))) as { routes: Row[] };
  return routes;
}

test.each(shells)('%s: every row of the route table has its page file, in the layout that it names', async (shell) => {
  const pages = pageFiles(join(root, 'apps', shell, 'app'));
  const routes = await routesOf(shell);
  expect(routes.length).toBeGreaterThan(20);
  const handlers = handlerFiles(join(root, 'apps', shell, 'app'));
  const homeless = routes.filter(({ path, layout, target }) => {
    if (layout === 'none') return !handlers.some((handler) => answers(handler, target ?? path));
    return !target || !pages.some((page) => page.layout === layout && answers(page, target));
  });
  expect(homeless.map((route) => route.path)).toEqual([]);
});

test.each(shells)('%s: no page file stands outside the route table', async (shell) => {
  const routes = await routesOf(shell);
  const unreachable = pageFiles(join(root, 'apps', shell, 'app')).filter(
    (page) =>
      !internal.some((name) => page.segments.includes(name)) &&
      !routes.some(({ target }) => target && answers(page, target)),
  );
  expect(unreachable.map((page) => page.segments.join('/'))).toEqual([]);
});

test.each(shells)('%s: its menu leads nowhere but to its own pages', async (shell) => {
  const { menu } = (await import(join(root, 'apps', shell, 'brand/menu.ts'))) as { menu: { main: { href: string }[] } };
  const { compileRoutes } = (await import(join(root, 'packages/guards/src/route-table.ts'))) as {
    compileRoutes: (routes: Row[], brand: string) => { match: (path: string) => unknown };
  };
  const table = compileRoutes(await routesOf(shell), shell);
  const hrefs = [...JSON.stringify(menu).matchAll(/"href":"([^"?]*)/g)].map((match) => match[1] ?? '');
  expect(hrefs.length).toBeGreaterThan(8);
  expect(hrefs.filter((href) => table.match(href) === null)).toEqual([]);
});
