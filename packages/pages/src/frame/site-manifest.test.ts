import { exampleBrand } from '@showroom/domain/example-brand';
import { expect, test } from 'vitest';
import { routesOf } from '../routes-of.ts';
import { siteManifest } from './site-manifest.ts';

const manifest = siteManifest(exampleBrand, { color: { surface: '#ffffff' } as never })();

test('every size of the icon may be masked and may stand as it is', () => {
  const icons = manifest.icons?.map(({ sizes, purpose }) => `${sizes} ${purpose}`);
  expect(icons).toEqual(['192x192 any', '192x192 maskable', '512x512 any', '512x512 maskable']);
});

test('shortcuts lead to pages that the brand has', () => {
  const paths = new Set(routesOf(exampleBrand).map(({ path }) => `${path}/`));
  expect(manifest.shortcuts?.length).toBe(4);
  for (const { url } of manifest.shortcuts ?? []) expect(paths, url).toContain(url);
});
