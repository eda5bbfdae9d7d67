import type { Pictures } from '../../http/media-routes.ts';
import type { ObjectStore } from '../../ports/object-store.ts';

const pattern = /^photos\/[0-9a-f]{32}\/(?:(?:thumb|card|hero)(?:@2x)?\.webp|full\.jpg)$/;

/** Photos of vehicles beside the other pictures: `photos/<key>/card@2x.webp`. */
export function withPhotos(others: Pictures, store: ObjectStore): Pictures {
  return {
    async get(path, signal) {
      if (!pattern.test(path)) return others.get(path, signal);
      const bytes = await store.get(path);
      return bytes ? { file: '', type: path.endsWith('.jpg') ? 'image/jpeg' : 'image/webp', bytes } : null;
    },
  };
}
