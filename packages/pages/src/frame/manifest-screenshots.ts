import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { MetadataRoute } from 'next';

type Screenshot = NonNullable<MetadataRoute.Manifest['screenshots']>[number];

const labels: Readonly<Record<string, string>> = { home: 'Главная', listing: 'Каталог автомобилей' };

const fileName = /^(\w+)-(\d+)x(\d+)\.webp$/;

/**
 * What a browser shows before the site is installed: the pictures of `public/screenshots`, which `tooling/web-app/src/screenshots.ts`
 * takes; a brand that has none yet names none. A shell is built in its own folder.
 */
export function manifestScreenshots(shell = process.cwd()): Screenshot[] {
  const folder = join(/* turbopackIgnore: true */ shell, 'public/screenshots');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .toSorted()
    .flatMap((file) => {
      const [, name = '', width, height] = fileName.exec(file) ?? [];
      const label = labels[name];
      if (label === undefined) return [];
      const form_factor = Number(width) < Number(height) ? 'narrow' : 'wide';
      return [{ src: `/screenshots/${file}`, sizes: `${width}x${height}`, type: 'image/webp', form_factor, label }];
    });
}
