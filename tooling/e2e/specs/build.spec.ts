import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { pageFolders } from '@showroom/checks/page-files';
import { root } from '@showroom/launcher/env';
import { type BrandCode, brands } from '../src/brands.ts';

const shell = (code: BrandCode) => join(root, 'apps', code);
const readJson = (code: BrandCode, path: string): Record<string, unknown> =>
  JSON.parse(readFileSync(join(shell(code), '.next', path), 'utf8')) as Record<string, unknown>;

const pagesOf = (code: BrandCode) => pageFolders(join(shell(code), 'app')).map((folder) => `/${folder}/page`);

/** What one brand alone lists: whole kinds of vehicles, and sections of shared kinds. */
const ownListings: Readonly<Record<BrandCode, { kinds: readonly string[]; sections: readonly string[] }>> = {
  'brand-one': { kinds: ['moto', 'jet-ski', 'electro'], sections: ['commercial/semi-trailers', 'cars/vnukovo'] },
  asc: { kinds: [], sections: ['commercial/used'] },
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

    test('no file of the build belongs to a kind of vehicles that the other brand alone lists', () => {
      const isOf = (kind: string) => new RegExp(`(?:^|[/_\\]])${kind}(?:[/_[.]|$)`);
      const files = ['server', 'static'].flatMap((folder) =>
        readdirSync(join(shell(code), '.next', folder), { recursive: true, encoding: 'utf8' }),
      );
      for (const kind of ownListings[code].kinds)
        expect(
          files.some((file) => isOf(kind).test(file)),
          kind,
        ).toBe(true);
      const alien = ownListings[other.code].kinds.map(isOf);
      expect(files.filter((file) => alien.some((kind) => kind.test(file)))).toEqual([]);
    });

    test('nothing was rendered ahead for a listing of the other brand alone', () => {
      const { routes } = readJson(code, 'prerender-manifest.json') as { routes: Record<string, unknown> };
      const paths = Object.keys(routes);
      const listingsOf = (owner: BrandCode) => [...ownListings[owner].kinds, ...ownListings[owner].sections];
      const rendered = (listing: string) => paths.some((path) => path.includes(`/-/listing/${listing}/`));
      expect(listingsOf(code).filter(rendered)).toEqual(listingsOf(code));
      expect(listingsOf(other.code).filter(rendered)).toEqual([]);
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
