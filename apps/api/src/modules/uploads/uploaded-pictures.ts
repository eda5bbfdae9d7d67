import type { Pictures } from '../../http/media-routes.ts';
import type { Services } from '../../rpc/context.ts';
import { findUploadFile } from './queries.ts';

const pattern = /^uploads\/([a-z0-9-]{1,80})\/((?:thumb|card|hero)(?:@2x)?)\.webp$/;

/** Pictures of editors beside the drawn ones: `uploads/<name>/card@2x.webp`. */
export function withUploads(drawn: Pictures, { database, files }: Pick<Services, 'database' | 'files'>): Pictures {
  return {
    async get(path, signal) {
      const [, name, size] = pattern.exec(path) ?? [];
      if (name === undefined || size === undefined) return drawn.get(path, signal);
      const id = await findUploadFile(database, name, size);
      return id === undefined ? null : { file: '', type: 'image/webp', bytes: await files.get(id) };
    },
  };
}
