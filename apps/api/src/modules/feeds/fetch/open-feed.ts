import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { FeedFailure } from '../parse/feed-failure.ts';
import { type FeedBytes, fetchFeed } from './fetch-feed.ts';

/** Opens a feed by its path or its address. Throws `FeedFailure`. */
export async function openFeed(place: string, allowLoopback: boolean): Promise<FeedBytes> {
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(place)) {
    if (!URL.canParse(place)) throw new FeedFailure('The address of the feed is malformed.');
    return fetchFeed(new URL(place), { allowLoopback });
  }
  const found = await stat(place).catch(() => undefined);
  if (!found?.isFile()) throw new FeedFailure(`There is no file "${place}".`);
  return { bytes: createReadStream(place), size: found.size };
}
