import { decodeBytes } from './decode-bytes.ts';
import { FeedFailure } from './feed-failure.ts';
import type { FeedFormat } from './feed-shapes.data.ts';
import { parseCsv } from './parse-csv.ts';
import { parseXml } from './parse-xml.ts';
import type { RawRecord } from './raw-record.ts';

/**
 * The records of a feed of any shape, in the batches in which its bytes arrive; memory stays bounded. Throws
 * `FeedFailure` when the file as a whole cannot be taken, at its very end at the latest.
 */
export async function* parseFeed(bytes: AsyncIterable<Uint8Array>, wanted?: FeedFormat): AsyncGenerator<RawRecord[]> {
  const { isXml, chunks } = await decodeBytes(bytes);
  if (isXml && wanted === 'csv') throw new FeedFailure('This is XML, but --format says csv.');
  if (!isXml && wanted && wanted !== 'csv') throw new FeedFailure(`This is no XML, but --format says ${wanted}.`);
  yield* isXml ? parseXml(chunks, wanted) : parseCsv(chunks);
}
