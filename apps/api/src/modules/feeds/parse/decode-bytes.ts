import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { FeedFailure } from './feed-failure.ts';

/** Where an XML declaration stands, if there is one; enough to see what kind of file it is. */
const headBytes = 512;
const maxUnpacked = 2 * 2 ** 30;
const declared = /^\s*<\?xml[^>]*?encoding\s*=\s*["']([A-Za-z0-9._-]+)["']/;
const names: Readonly<Record<string, 'utf-8' | 'windows-1251'>> = {
  'utf-8': 'utf-8',
  utf8: 'utf-8',
  'windows-1251': 'windows-1251',
  cp1251: 'windows-1251',
  'x-cp1251': 'windows-1251',
};

export type FeedText = {
  isXml: boolean;
  /** The text in pieces. Throws `FeedFailure` for bytes that its encoding does not have. */
  chunks: AsyncIterable<string>;
};

/** Reads bytes until the head is there or the file ends. */
async function takeHead(source: AsyncIterator<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for (let size = 0; size < headBytes; ) {
    const { done, value } = await source.next();
    if (done) break;
    chunks.push(value);
    size += value.byteLength;
  }
  return Buffer.concat(chunks);
}

const isPlain = (bytes: Uint8Array) => bytes.every((byte) => byte < 0x80);

/** UTF-8, or the code page of a Russian Excel: the first letter beyond ASCII decides. */
function guessEncoding(bytes: Uint8Array): 'utf-8' | 'windows-1251' {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return 'utf-8';
  } catch {
    return 'windows-1251';
  }
}

async function* decode(
  head: Buffer,
  rest: AsyncIterator<Uint8Array>,
  fixed: 'utf-8' | 'windows-1251' | undefined,
): AsyncGenerator<string> {
  let decoder = fixed && new TextDecoder(fixed, { fatal: true });
  const read = (bytes: Uint8Array): string => {
    if (!decoder && isPlain(bytes)) return Buffer.from(bytes).toString('latin1');
    decoder ??= new TextDecoder(guessEncoding(bytes), { fatal: true });
    return decoder.decode(bytes, { stream: true });
  };
  try {
    yield read(head);
    for (let next = await rest.next(); !next.done; next = await rest.next()) yield read(next.value);
    yield decoder?.decode() ?? '';
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new FeedFailure(
      `The file cannot be read as ${decoder?.encoding ?? 'text'}: save it as UTF-8 or windows-1251.`,
    );
  }
}

/** Unpacks gzip as it comes; what is unpacked is bounded like what is fetched. */
async function* unpacked(head: Buffer, rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  const packed = async function* () {
    yield head;
    for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
  };
  const gunzip = createGunzip();
  let sourceError: unknown;
  // A failure of the source reaches the loop below through the stream.
  pipeline(Readable.from(packed()), gunzip, (error) => {
    sourceError = error;
  });
  let size = 0;
  try {
    for await (const chunk of gunzip as AsyncIterable<Buffer>) {
      size += chunk.byteLength;
      if (size > maxUnpacked) throw new FeedFailure(`Unpacked, the file is larger than ${maxUnpacked / 2 ** 30} GB.`);
      yield chunk;
    }
  } catch (error) {
    if (error instanceof FeedFailure || sourceError instanceof FeedFailure) throw error;
    throw new FeedFailure('The compressed file is broken or cut off. Nothing was changed.');
  } finally {
    gunzip.destroy();
  }
}

/** Text of a feed, unpacked when it is gzip: by its byte order mark, else by its XML declaration, else UTF-8 (a table may be windows-1251 too). */
export async function decodeBytes(bytes: AsyncIterable<Uint8Array>, depth = 0): Promise<FeedText> {
  const source = bytes[Symbol.asyncIterator]();
  const head = await takeHead(source);
  if (head.length === 0) throw new FeedFailure('The file is empty.');
  if ((head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff)) {
    throw new FeedFailure('The file is UTF-16: save it as UTF-8 or windows-1251.');
  }
  if (head[0] === 0x1f && head[1] === 0x8b) {
    if (depth > 0) throw new FeedFailure('The file is compressed twice: unpack it first.');
    return decodeBytes(unpacked(head, source), depth + 1);
  }
  const hasMark = head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf;
  const start = hasMark ? head.subarray(3) : head;
  const text = start.toString('latin1');
  const isXml = /^\s*</.test(text);
  const said = declared.exec(text)?.[1]?.toLowerCase();
  const known = said === undefined ? undefined : names[said];
  if (!hasMark && said !== undefined && !known) throw new FeedFailure(`The encoding "${said}" is not supported.`);
  const encoding = hasMark ? 'utf-8' : (known ?? (isXml ? 'utf-8' : undefined));
  return { isXml, chunks: decode(start, source, encoding) };
}
