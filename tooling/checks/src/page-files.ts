import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Route } from '@showroom/guards/route-table';
import { type PageKind, pageFolder } from '@showroom/pages/page-kinds';
import { isPageRow } from '@showroom/pages/page-row';

/** Folders of a shell's `app/` that hold a file of this name, relative to it. */
function foldersOf(appDir: string, name: string): string[] {
  const entries = readdirSync(appDir, { recursive: true, encoding: 'utf8' });
  return entries.filter((entry) => entry.endsWith(`/${name}`)).map((entry) => dirname(entry));
}

/** Where a shell has page files. */
export const pageFolders = (appDir: string): string[] => foldersOf(appDir, 'page.tsx').toSorted();

/** Where a shell with these rows must have page files. No row leads to what is gone: the pipeline itself sends a request there. */
export function foldersFor(rows: readonly Route[]): string[] {
  const kinds = new Set<PageKind>(['gone', 'gone-article', ...rows.filter(isPageRow).map(({ kind }) => kind)]);
  return [...kinds].map(pageFolder).toSorted();
}

/** Whether a shell has a route handler for a path of its table. */
export function hasHandler(appDir: string, path: string): boolean {
  const wanted = path.split('/').filter(Boolean);
  return foldersOf(appDir, 'route.ts').some((folder) => {
    const segments = folder.split('/').filter((segment) => !segment.startsWith('('));
    return (
      segments.length === wanted.length &&
      segments.every((segment, i) => segment === wanted[i] || (segment.startsWith('[') && wanted[i]?.startsWith('{')))
    );
  });
}
