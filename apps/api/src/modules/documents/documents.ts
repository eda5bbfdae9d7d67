import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Pictures } from '../../http/media-routes.ts';

/** Markdown and the PDF made of it (`pnpm --filter @showroom/documents build`), a folder a brand. */
export const documentsFolder = join(import.meta.dirname, '../../../documents');

const pattern = /^files\/([a-z0-9-]{1,40}\/([a-z0-9-]{1,100}\.pdf))$/;
/** Seconds: a corrected document keeps its name. */
const keptFor = 3600;

/** Documents to download beside the pictures: `files/<brand>/<name>.pdf`. */
export function withDocuments(others: Pictures): Pictures {
  return {
    async get(path, signal) {
      const [, place, savedAs] = pattern.exec(path) ?? [];
      if (place === undefined || savedAs === undefined) return others.get(path, signal);
      const file = join(documentsFolder, place);
      return existsSync(file) ? { file, type: 'application/pdf', keptFor, savedAs } : null;
    },
  };
}
