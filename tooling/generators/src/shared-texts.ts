import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Brand } from '@showroom/domain/brand';
import { isPageRow } from '@showroom/pages/page-row';
import { routesOf } from '@showroom/pages/routes-of';

/** Tells of an address of a new brand whether its text, where it needs one, is among those of every brand. */
export function sharedTexts(root: string, brand: Brand): (path: string) => boolean {
  const shared = new Set(
    readdirSync(join(root, 'apps/api/content/shared/pages')).map((file) => file.replace(/\.md$/, '')),
  );
  const slugs = new Map<string, string>(
    routesOf(brand)
      .filter(isPageRow)
      .flatMap((row) => ('slug' in row.params ? [[`${row.path}/`, row.params.slug] as const] : [])),
  );
  return (path) => {
    const slug = slugs.get(path);
    return slug === undefined || shared.has(slug);
  };
}
