import { fieldByWords } from './column-words.ts';
import { decodeBytes } from './decode-bytes.ts';
import { FeedFailure } from './feed-failure.ts';
import { csvColumns, type FeedFormat, type FeedShape, feedShapes } from './feed-shapes.data.ts';
import { type CsvShape, parseCsv } from './parse-csv.ts';
import { parseXml } from './parse-xml.ts';
import type { RawRecord } from './raw-record.ts';

/** What a feed is about: how its records look as XML and as a table. */
export type FeedSubject = { shapes: readonly FeedShape[]; table: CsvShape };
const vehicles: FeedSubject = {
  shapes: feedShapes,
  table: {
    columns: csvColumns,
    words: fieldByWords,
    needed: [
      ['vin', 'frameNumber'],
      ['mark', 'fullName'],
      ['model', 'fullName'],
    ],
  },
};

/**
 * The records of a feed of any shape, in the batches in which its bytes arrive; memory stays bounded. Throws
 * `FeedFailure` when the file as a whole cannot be taken, at its very end at the latest.
 */
export async function* parseFeed(
  bytes: AsyncIterable<Uint8Array>,
  wanted?: FeedFormat,
  { shapes, table }: FeedSubject = vehicles,
): AsyncGenerator<RawRecord[]> {
  const { isXml, chunks } = await decodeBytes(bytes);
  if (isXml && wanted === 'csv') throw new FeedFailure('This is XML, but --format says csv.');
  if (!isXml && wanted && wanted !== 'csv') throw new FeedFailure(`This is no XML, but --format says ${wanted}.`);
  yield* isXml ? parseXml(chunks, wanted, shapes) : parseCsv(chunks, table);
}
