import { lookup as resolveName } from 'node:dns/promises';
import { get as getHttp, type IncomingMessage, type RequestOptions } from 'node:http';
import { get as getHttps } from 'node:https';
import { isAllowedAddress } from '../../../network/public-address.ts';
import { FeedFailure } from '../parse/feed-failure.ts';

export type FetchLimits = {
  allowLoopback: boolean;
  maxBytes?: number;
  /** Timeouts: total, and between chunks. */
  totalMs?: number;
  silenceMs?: number;
};
export type FeedBytes = { bytes: AsyncIterable<Uint8Array>; size: number | undefined };

const defaults = { maxBytes: 1024 * 1024 * 1024, totalMs: 15 * 60_000, silenceMs: 30_000 };

/** The address to connect to: checked and then pinned, against DNS rebinding. */
async function checkedAddress(hostname: string, allowLoopback: boolean): Promise<{ address: string; family: number }> {
  const bare = hostname.replace(/^\[|\]$/g, '');
  const found = await resolveName(bare, { all: true }).catch(() => []);
  if (found.length === 0) throw new FeedFailure(`Host "${bare}" was not found.`);
  const refused = found.find(({ address }) => !isAllowedAddress(address, allowLoopback));
  const [first] = found;
  if (refused || !first) {
    throw new FeedFailure(
      `Host "${bare}" is in a private network: feeds are not fetched from there${
        allowLoopback ? '' : ' (--allow-loopback allows this machine)'
      }.`,
    );
  }
  return first;
}

function ask(url: URL, options: RequestOptions): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? getHttps : getHttp)(url, options, resolve);
    request.on('timeout', () => request.destroy(new FeedFailure('The server of the feed does not answer.')));
    request.on('error', (error) =>
      reject(
        error instanceof FeedFailure ? error : new FeedFailure(`The feed could not be fetched from "${url.hostname}".`),
      ),
    );
  });
}

async function* bounded(answer: IncomingMessage, maxBytes: number): AsyncGenerator<Uint8Array> {
  let size = 0;
  try {
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      size += chunk.byteLength;
      if (size > maxBytes) throw new FeedFailure(`The feed is larger than ${Math.round(maxBytes / 2 ** 20)} MB.`);
      yield chunk;
    }
  } catch (error) {
    if (error instanceof FeedFailure) throw error;
    throw new FeedFailure('The download of the feed broke off. Nothing was changed.');
  } finally {
    answer.destroy();
  }
}

const maxRedirects = 5;
const isRedirect = (status: number) => [301, 302, 303, 307, 308].includes(status);

/** Where a redirect leads; https is never left for http. */
function nextOf(url: URL, location: string | undefined): URL {
  if (!location || !URL.canParse(location, url)) throw new FeedFailure('The server of the feed redirects nowhere.');
  const next = new URL(location, url);
  if (url.protocol === 'https:' && next.protocol !== 'https:')
    throw new FeedFailure('The feed is redirected from https to http: refused.');
  return next;
}

/** Asks one address; every address of a redirect is checked like the first. */
async function askChecked(url: URL, limits: Required<FetchLimits>, signal: AbortSignal): Promise<IncomingMessage> {
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw new FeedFailure('A feed comes from a file or by http(s).');
  const { address, family } = await checkedAddress(url.hostname, limits.allowLoopback);
  return ask(url, {
    lookup: (_name, options, callback) =>
      options.all ? callback(null, [{ address, family }]) : callback(null, address, family),
    headers: { accept: 'application/xml, text/xml, text/csv, */*;q=0.5', 'accept-encoding': 'gzip, identity' },
    timeout: limits.silenceMs,
    signal,
    agent: false,
  });
}

/**
 * Fetches a feed by http(s) (B-24): no inner networks, few redirects and each checked anew, bounded in bytes and
 * time. Throws `FeedFailure`.
 */
export async function fetchFeed(from: URL, given: FetchLimits): Promise<FeedBytes> {
  const limits = { ...defaults, ...given };
  const signal = AbortSignal.timeout(limits.totalMs);
  let url = from;
  let answer = await askChecked(url, limits, signal);
  for (let hops = 0; isRedirect(answer.statusCode ?? 0); hops++) {
    answer.destroy();
    if (hops >= maxRedirects) throw new FeedFailure('The server of the feed redirects in a circle.');
    url = nextOf(url, answer.headers.location);
    answer = await askChecked(url, limits, signal);
  }
  const { statusCode = 0 } = answer;
  if (statusCode !== 200) {
    answer.destroy();
    throw new FeedFailure(`The server of the feed answered ${statusCode}.`);
  }
  const { maxBytes } = limits;
  const declared = Number(answer.headers['content-length']);
  if (declared > maxBytes) {
    answer.destroy();
    throw new FeedFailure(`The feed is larger than ${Math.round(maxBytes / 2 ** 20)} MB.`);
  }
  return { bytes: bounded(answer, maxBytes), size: Number.isFinite(declared) ? declared : undefined };
}
