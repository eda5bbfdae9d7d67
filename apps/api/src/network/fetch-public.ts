import { lookup as resolveName } from 'node:dns/promises';
import { get as getHttp, type IncomingMessage, type RequestOptions } from 'node:http';
import { get as getHttps } from 'node:https';
import { isAllowedAddress } from './public-address.ts';

/** Why nothing was fetched, as one sentence. */
export class FetchFailure extends Error {
  override name = 'FetchFailure';
}

export type FetchLimits = {
  allowLoopback: boolean;
  maxBytes?: number;
  /** Timeouts: total, and between chunks. */
  totalMs?: number;
  silenceMs?: number;
  /** Media types that are wanted. */
  accept?: string;
  /** Only another version than this is wanted. */
  known?: Version;
};
/** What a server said of the version that it sent, to ask later whether there is another. */
export type Version = { etag?: string | undefined; lastModified?: string | undefined };
export type Fetched = {
  bytes: AsyncIterable<Uint8Array>;
  size: number | undefined;
  version: Version;
  /** The version that is known already: there are no bytes. */
  isKnown: boolean;
};

const defaults = { maxBytes: 1024 * 1024 * 1024, totalMs: 15 * 60_000, silenceMs: 30_000, accept: '*/*', known: {} };

/** The address to connect to: checked and then pinned, against DNS rebinding. */
async function checkedAddress(hostname: string, allowLoopback: boolean): Promise<{ address: string; family: number }> {
  const bare = hostname.replace(/^\[|\]$/g, '');
  const found = await resolveName(bare, { all: true }).catch(() => []);
  if (found.length === 0) throw new FetchFailure(`Host "${bare}" was not found.`);
  const refused = found.find(({ address }) => !isAllowedAddress(address, allowLoopback));
  const [first] = found;
  if (refused || !first) {
    throw new FetchFailure(
      `Host "${bare}" is in a private network: nothing is fetched from there${
        allowLoopback ? '' : ' (--allow-loopback allows this machine)'
      }.`,
    );
  }
  return first;
}

function ask(url: URL, options: RequestOptions): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? getHttps : getHttp)(url, options, resolve);
    request.on('timeout', () => request.destroy(new FetchFailure('The server does not answer.')));
    request.on('error', (error) =>
      reject(
        error instanceof FetchFailure ? error : new FetchFailure(`It could not be fetched from "${url.hostname}".`),
      ),
    );
  });
}

async function* bounded(answer: IncomingMessage, maxBytes: number): AsyncGenerator<Uint8Array> {
  let size = 0;
  try {
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      size += chunk.byteLength;
      if (size > maxBytes) throw new FetchFailure(`The file is larger than ${Math.round(maxBytes / 2 ** 20)} MB.`);
      yield chunk;
    }
  } catch (error) {
    if (error instanceof FetchFailure) throw error;
    throw new FetchFailure('The download broke off.');
  } finally {
    answer.destroy();
  }
}

async function* nothing(): AsyncGenerator<Uint8Array> {}

const maxRedirects = 5;
const isRedirect = (status: number) => [301, 302, 303, 307, 308].includes(status);

/** Where a redirect leads; https is never left for http. */
function nextOf(url: URL, location: string | undefined): URL {
  if (!location || !URL.canParse(location, url)) throw new FetchFailure('The server redirects nowhere.');
  const next = new URL(location, url);
  if (url.protocol === 'https:' && next.protocol !== 'https:')
    throw new FetchFailure('The address is redirected from https to http: refused.');
  return next;
}

/** Asks one address; every address of a redirect is checked like the first. */
async function askChecked(url: URL, limits: Required<FetchLimits>, signal: AbortSignal): Promise<IncomingMessage> {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new FetchFailure('Only http(s) is fetched.');
  const { address, family } = await checkedAddress(url.hostname, limits.allowLoopback);
  return ask(url, {
    lookup: (_name, options, callback) =>
      options.all ? callback(null, [{ address, family }]) : callback(null, address, family),
    headers: {
      accept: limits.accept,
      'accept-encoding': 'gzip, identity',
      ...(limits.known.etag !== undefined && { 'if-none-match': limits.known.etag }),
      ...(limits.known.lastModified !== undefined && { 'if-modified-since': limits.known.lastModified }),
    },
    timeout: limits.silenceMs,
    signal,
    agent: false,
  });
}

/**
 * Fetches a file by http(s) (B-24): no inner networks, few redirects and each checked anew, bounded in bytes and
 * time. Throws `FetchFailure`.
 */
export async function fetchPublic(from: URL, given: FetchLimits): Promise<Fetched> {
  const limits = { ...defaults, ...given };
  const signal = AbortSignal.timeout(limits.totalMs);
  let url = from;
  let answer = await askChecked(url, limits, signal);
  for (let hops = 0; isRedirect(answer.statusCode ?? 0); hops++) {
    answer.destroy();
    if (hops >= maxRedirects) throw new FetchFailure('The server redirects in a circle.');
    url = nextOf(url, answer.headers.location);
    answer = await askChecked(url, limits, signal);
  }
  const { statusCode = 0 } = answer;
  const version = { etag: answer.headers.etag, lastModified: answer.headers['last-modified'] };
  if (statusCode === 304) {
    answer.destroy();
    return { bytes: nothing(), size: 0, version: limits.known, isKnown: true };
  }
  if (statusCode !== 200) {
    answer.destroy();
    throw new FetchFailure(`The server answered ${statusCode}.`);
  }
  const { maxBytes } = limits;
  const declared = Number(answer.headers['content-length']);
  if (declared > maxBytes) {
    answer.destroy();
    throw new FetchFailure(`The file is larger than ${Math.round(maxBytes / 2 ** 20)} MB.`);
  }
  const size = Number.isFinite(declared) ? declared : undefined;
  return { bytes: bounded(answer, maxBytes), size, version, isKnown: false };
}
