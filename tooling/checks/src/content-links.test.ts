import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileRoutes } from '@showroom/guards/compile-routes';
import { routesOf } from '@showroom/pages/routes-of';
import { expect, test } from 'vitest';
import { shellFolders } from './shell-folders.ts';
import { brandOf } from './shell-routes.ts';
import { root } from './source-files.ts';

const content = join(root, 'apps/api/content');
const link = /\]\((\/[^)\s]*)\)|\b(?:link|listing|vehicles): ['"]?(\/[^'"\s]*)/g;

/** `file path` of every address of the site that editors' texts lead to. */
const linksIn = (folder: string) =>
  globSync('**/*.md', { cwd: join(content, folder) }).flatMap((file) =>
    [...readFileSync(join(content, folder, file), 'utf8').matchAll(link)].map(([, inText, inBlock]) => ({
      file: `${folder}/${file}`,
      path: new URL(inText ?? inBlock ?? '/', 'https://site.example').pathname,
    })),
  );

test('links are found in texts, in blocks and in the front matter', () => {
  const text = 'vehicles: /cars/used/\n\nСм. [здесь](/faq/).\n\n```call\nlink: /contacts/\n```';
  expect([...text.matchAll(link)].map(([, inText, inBlock]) => inText ?? inBlock)).toEqual([
    '/cars/used/',
    '/faq/',
    '/contacts/',
  ]);
});

test.each(shellFolders())('texts of %s lead to addresses that it has', async (shell) => {
  const brand = await brandOf(shell);
  const table = compileRoutes(routesOf(brand), brand.code);
  const links = [...linksIn('shared'), ...linksIn(brand.code)];
  expect(links.length).toBeGreaterThan(0);
  expect(links.filter(({ path }) => !table.match(path)).map(({ file, path }) => `${file} ${path}`)).toEqual([]);
});
