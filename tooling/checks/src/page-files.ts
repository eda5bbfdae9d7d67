import { readdirSync } from 'node:fs';
import { join } from 'node:path';

export type PageFile = {
  /** Folder of the file, relative to `app/`. */
  folder: string;
  segments: string[];
  layout: string;
};

/** Every page file of a shell: its path segments as folders are named, without groups, and the layout group it stands in. */
export const pageFiles = (appDir: string): PageFile[] => filesNamed(appDir, 'page.tsx');

/** Every handler of a shell, the same way: what answers with no page, as a picture. */
export const handlerFiles = (appDir: string): PageFile[] => filesNamed(appDir, 'route.ts');

function filesNamed(appDir: string, name: string): PageFile[] {
  const entries = readdirSync(appDir, { recursive: true, encoding: 'utf8' });
  return entries
    .filter((entry) => entry === name || entry.endsWith(`/${name}`))
    .map((entry) => {
      const folders = join(entry, '..')
        .split('/')
        .filter((folder) => folder !== '.');
      const group = folders.find((folder) => folder.startsWith('('));
      return {
        folder: folders.join('/'),
        segments: folders.filter((folder) => !folder.startsWith('(')),
        layout: group?.slice(1, -1) ?? 'none',
      };
    });
}

const isOpen = (segment: string) => /^\{.*\}$/.test(segment) || segment === '-';

/** Whether a target of the route table, `/{city}/{query}/cars/new/{mark}`, is answered by a page file. */
export function answers(page: PageFile, target: string): boolean {
  const segments = target.split('/').filter(Boolean);
  if (segments.length !== page.segments.length) return false;
  return segments.every((segment, i) => {
    const folder = page.segments[i] ?? '';
    return folder.startsWith('[') || (!isOpen(segment) && folder === segment);
  });
}
