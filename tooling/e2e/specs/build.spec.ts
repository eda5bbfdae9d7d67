import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { pageFiles } from '@showroom/checks/page-files';
import { root } from '@showroom/launcher/env';
import { type BrandCode, brands } from '../src/brands.ts';

const shell = (code: BrandCode) => join(root, 'apps', code);
const readJson = (code: BrandCode, path: string): Record<string, unknown> =>
  JSON.parse(readFileSync(join(shell(code), '.next', path), 'utf8')) as Record<string, unknown>;

const pagesOf = (code: BrandCode) =>
  pageFiles(join(shell(code), 'app')).map(({ folder }) => `/${[folder, 'page'].filter(Boolean).join('/')}`);

/** First folders of public pages that only this shell has: `moto`, `jet-ski`. */
function ownFolders(code: BrandCode, other: BrandCode): string[] {
  const first = (page: string) => page.split('/').find((part) => part !== '' && !/^[[(]/.test(part)) ?? '';
  const shared = new Set(pagesOf(other).map(first));
  return [...new Set(pagesOf(code).map(first))].filter((folder) => !shared.has(folder));
}

/** First segments of addresses that only one brand has although a page file of both answers them. */
const ownSections: Readonly<Record<BrandCode, readonly string[]>> = {
  'brand-one': ['commercial/semi-trailers', 'cars/vnukovo'],
  asc: ['commercial/used'],
};

for (const brand of brands) {
  const { code } = brand;
  const other = brands.find((item) => item.code !== code) ?? brand;

  test.describe(code, () => {
    test('the build holds exactly the pages of its own folder', () => {
      const built = Object.keys(readJson(code, 'server/app-paths-manifest.json'));
      const pages = built.filter((path) => path.endsWith('/page') && !path.startsWith('/_'));
      expect(pages.toSorted()).toEqual(pagesOf(code).toSorted());
      expect(pages.length).toBeGreaterThan(15);
    });

    test('no file of the build belongs to a page of the other brand alone', () => {
      const alien = ownFolders(other.code, code);
      if (other.code === 'brand-one') expect(alien).toEqual(expect.arrayContaining(['moto', 'jet-ski', 'electro']));
      const parts = alien.map((folder) => new RegExp(`(?:^|[/_\\]])${folder}(?:[/_[.]|$)`));
      const files = ['server', 'static'].flatMap((folder) =>
        readdirSync(join(shell(code), '.next', folder), { recursive: true, encoding: 'utf8' }),
      );
      expect(files.length).toBeGreaterThan(100);
      expect(files.filter((file) => parts.some((part) => part.test(file)))).toEqual([]);
    });

    test('nothing was rendered ahead for a section of the other brand alone', () => {
      const { routes } = readJson(code, 'prerender-manifest.json') as { routes: Record<string, unknown> };
      const paths = Object.keys(routes);
      const own = ownSections[code].filter((section) => paths.some((path) => path.includes(`/-/${section}/`)));
      expect(own).toEqual(ownSections[code]);
      const alien = [...ownSections[other.code], ...ownFolders(other.code, code)];
      expect(paths.filter((path) => alien.some((section) => path.includes(`/-/${section}/`)))).toEqual([]);
    });

    test('no script of the browser knows the other brand', () => {
      const folder = join(shell(code), '.next/static');
      const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'));
      expect(scripts.length).toBeGreaterThan(5);
      const alien = scripts.filter((file) => readFileSync(join(folder, file), 'utf8').includes(other.host));
      expect(alien).toEqual([]);
    });
  });
}
