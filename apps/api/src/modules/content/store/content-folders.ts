import { join } from 'node:path';
import { type ContentFile, readContentFiles } from './read-files.ts';

const root = join(import.meta.dirname, '../../../../content');

/** The project's own texts of a brand: those of every holding, then its own, which win. */
export const contentFoldersOf = (code: string): ContentFile[][] =>
  ['shared', code].map((name) => readContentFiles(join(root, name), `content/${name}`));
