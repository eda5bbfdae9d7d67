import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { readSharePath } from '@showroom/domain/share-picture';
import type { Pictures } from '../../http/media-routes.ts';
import type { Services } from '../../rpc/context.ts';
import type { Studio } from '../../studio/studio.ts';
import { beside, describePage, hallOf } from './describe-page.ts';
import { plainLook, shareLooks } from './looks.data.ts';

type Sources = Pick<Services, 'database' | 'answers' | 'catalog' | 'holdings'>;

const keyOf = (facts: object) => createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 32);

async function bytesOf(pictures: Pictures, path: string, signal?: AbortSignal): Promise<Uint8Array | null> {
  const found = await pictures.get(path, signal);
  return found && (found.bytes ?? readFile(found.file));
}

/**
 * Link previews beside the other pictures: `og/<brand>/<edition>/cars/new.jpg`. Drawn from what the page's own data say, and kept by
 * what they show, so that no path of a stranger fills the disk. A page without words has the preview of the home page.
 */
export function withShares(pictures: Pictures, sources: Sources, studio?: Pick<Studio, 'share'>): Pictures {
  return {
    async get(path, signal) {
      const asked = readSharePath(path);
      if (!asked) return pictures.get(path, signal);
      const holding = [...sources.holdings.values()].find(({ code }) => code === asked.code);
      if (!holding || !studio) return null;
      const { holdingId, name, host } = holding;
      const words = (await describePage(sources, holdingId, asked.page)) ??
        (await describePage(sources, holdingId, '/')) ?? {
          ...beside(name, hallOf(sources, holdingId)),
        };
      const look = shareLooks[asked.code] ?? plainLook;
      const facts = { look, name, host, ...words };
      const card = async () => ({ ...facts, picture: await bytesOf(pictures, words.picture, signal) });
      return studio.share(keyOf(facts), card);
    },
  };
}
