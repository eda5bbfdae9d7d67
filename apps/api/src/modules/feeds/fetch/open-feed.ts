import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { type Fetched, FetchFailure, fetchPublic, type Version } from '../../../network/fetch-public.ts';
import { FeedFailure } from '../parse/feed-failure.ts';

const accept = 'application/xml, text/xml, text/csv, */*;q=0.5';

const asFeedFailure = (error: unknown): unknown =>
  error instanceof FetchFailure ? new FeedFailure(`The feed could not be read. ${error.message}`) : error;

async function* told(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* bytes;
  } catch (error) {
    throw asFeedFailure(error);
  }
}

export const isAddress = (place: string): boolean => /^[a-z][a-z0-9+.-]*:\/\//i.test(place);

/** Opens a feed by its path or its address, unless it is still the `known` version. Throws `FeedFailure`. */
export async function openFeed(place: string, allowLoopback: boolean, known: Version = {}): Promise<Fetched> {
  if (isAddress(place)) {
    if (!URL.canParse(place)) throw new FeedFailure('The address of the feed is malformed.');
    try {
      const fetched = await fetchPublic(new URL(place), { allowLoopback, accept, known });
      return { ...fetched, bytes: told(fetched.bytes) };
    } catch (error) {
      throw asFeedFailure(error);
    }
  }
  const found = await stat(place).catch(() => undefined);
  if (!found?.isFile()) throw new FeedFailure(`There is no file "${place}".`);
  // The time of a file is its version.
  const version = { etag: `"${found.size}-${found.mtimeMs}"` };
  return { bytes: createReadStream(place), size: found.size, version, isKnown: version.etag === known.etag };
}
