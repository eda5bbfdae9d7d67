import type { TransportType } from '@showroom/domain/dictionaries';
import type { Executor } from '../../../db/database.ts';
import { autoRu } from './auto-ru-feed.ts';
import { avitoAd, avitoHead, avitoTail } from './avito-feed.ts';
import { goodsFile, printGoods } from './goods-feed.ts';
import { type Offer, type OfferRange, offersAfter, startOf } from './offers.ts';
import type { Publisher } from './publisher.ts';
import { sitemapHead, sitemapTail, sitemapUrl, urlsPerFile } from './vehicle-sitemap.ts';
import { offersPerFile, vehiclesHead, ymlOffer, ymlTail } from './yml-feed.ts';

type FileKind = {
  /** The part is the first group; a file without one is the first part. */
  name: RegExp;
  perFile: number;
  types?: readonly TransportType[];
  head: (publisher: Publisher, now: Date) => string;
  row: (publisher: Publisher, offer: Offer) => string;
  tail: string;
};

/** Every file that is made of vehicles. */
const kinds: readonly FileKind[] = [
  { name: /^yml(?:-([1-9]\d{0,3}))?\.xml$/, perFile: offersPerFile, head: vehiclesHead, row: ymlOffer, tail: ymlTail },
  {
    name: /^auto-ru\.xml$/,
    perFile: Number.MAX_SAFE_INTEGER,
    types: ['cars'],
    ...autoRu('cars', 'car'),
  },
  {
    name: /^auto-ru-commercial\.xml$/,
    perFile: Number.MAX_SAFE_INTEGER,
    types: ['commercial'],
    ...autoRu('trucks', 'truck'),
  },
  {
    name: /^auto-ru-moto\.xml$/,
    perFile: Number.MAX_SAFE_INTEGER,
    types: ['moto', 'atv'],
    ...autoRu('motos', 'moto'),
  },
  {
    name: /^avito\.xml$/,
    perFile: Number.MAX_SAFE_INTEGER,
    head: () => avitoHead,
    row: avitoAd,
    tail: avitoTail,
  },
  {
    name: /^sitemap-vehicles-([1-9]\d{0,3})\.xml$/,
    perFile: urlsPerFile,
    head: () => sitemapHead,
    row: sitemapUrl,
    tail: sitemapTail,
  },
];

async function* print(
  db: Executor,
  kind: FileKind,
  start: number,
  range: OfferRange,
  publisher: Publisher,
): AsyncGenerator<Uint8Array> {
  yield Buffer.from(kind.head(publisher, new Date()));
  for await (const batch of offersAfter(db, start, range))
    yield Buffer.from(batch.map((offer) => kind.row(publisher, offer)).join(''));
  yield Buffer.from(kind.tail);
}

/** Streams a public file of a holding; undefined for an unknown name. */
export async function openFeedFile(
  db: Executor,
  name: string,
  publisher: Publisher,
): Promise<AsyncGenerator<Uint8Array> | undefined> {
  if (name === goodsFile) return printGoods(db, publisher);
  for (const kind of kinds) {
    const match = kind.name.exec(name);
    if (!match) continue;
    const part = Number(match[1] ?? 1);
    const range: OfferRange = {
      holdingId: publisher.holdingId,
      types: kind.types,
      skip: (part - 1) * kind.perFile,
      limit: kind.perFile,
    };
    const start = await startOf(db, range);
    return start === undefined ? undefined : print(db, kind, start, range, publisher);
  }
  return undefined;
}
