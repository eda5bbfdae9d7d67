import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { entryFolders } from '../compile/entry-types.data.ts';

/** A file of content; `file` is what problems name. */
export type ContentFile = { file: string; source: string };

/** Markdown files of the type folders of one folder, in the order of their names; none when there is no such folder. */
export function readContentFiles(folder: string, label = folder): ContentFile[] {
  return Object.keys(entryFolders)
    .filter((name) => existsSync(join(folder, name)))
    .flatMap((name) =>
      readdirSync(join(folder, name), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.md'))
        .sort()
        .map((file) => ({
          file: [label, name, ...file.split(sep)].join('/'),
          source: readFileSync(join(folder, name, file), 'utf8'),
        })),
    );
}
