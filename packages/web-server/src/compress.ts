import type { Transform } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);
const compressible =
  /^(?:text\/(?!event-stream)|application\/(?:javascript|json|manifest\+json|xml|rss\+xml)|image\/svg\+xml)/;

export type Encoding = 'br' | 'gzip' | 'identity';

/** Whether a content type gains from compression. */
export function isCompressible(contentType: unknown): boolean {
  return typeof contentType === 'string' && compressible.test(contentType);
}

const refuses = (text: string, name: string) => new RegExp(`${name}\\s*;\\s*q=0(?:\\.0*)?(?:\\s*,|\\s*$)`).test(text);

function readEncoding(text: string): Encoding {
  if (text.includes('br') && !refuses(text, 'br')) return 'br';
  if (text.includes('gzip') && !refuses(text, 'gzip')) return 'gzip';
  return 'identity';
}

/** Browsers send a dozen spellings; reading one costs more than the rest of a warm answer. */
const known = new LRUCache<string, Encoding>({ max: 100 });

/** The best encoding that a client takes. */
export function chooseEncoding(accept: string | string[] | undefined): Encoding {
  const text = Array.isArray(accept) ? accept.join(',') : (accept ?? '');
  const chosen = known.get(text) ?? readEncoding(text);
  if (text.length <= 100) known.set(text, chosen);
  return chosen;
}

/** Effort for an answer that leaves once (10 ms a page) and for one that is kept for many (45 ms, 5 % smaller). */
const quality = { br: { once: 5, kept: 9 }, gzip: { once: 6, kept: 9 } } as const;

const brotliParams = (use: 'once' | 'kept', size: number) => ({
  [constants.BROTLI_PARAM_QUALITY]: quality.br[use],
  [constants.BROTLI_PARAM_SIZE_HINT]: size,
});

/** Compresses in the thread pool. */
export async function compress(body: Buffer, encoding: Encoding, use: 'once' | 'kept' = 'once'): Promise<Buffer> {
  if (encoding === 'br') return brotliAsync(body, { params: brotliParams(use, body.length) });
  return encoding === 'gzip' ? gzipAsync(body, { level: quality.gzip[use] }) : body;
}

/** Compresses what passes by. `size` in bytes where it is known, otherwise 0. */
export const compressor = (encoding: 'br' | 'gzip', size: number): Transform =>
  encoding === 'br'
    ? createBrotliCompress({ params: brotliParams('once', size) })
    : createGzip({ level: quality.gzip.once });
