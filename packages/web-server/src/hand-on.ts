import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { chooseEncoding, compress, compressor, type Encoding, isCompressible } from './compress.ts';
import { securityHeaders } from './content-security-policy.ts';
import type { Ask } from './renderer.ts';
import { dataHeader, targetHeader } from './signals.ts';

/** Concern one connection, not the message (RFC 9110, 7.6.1). */
const hopByHop = ['connection', 'keep-alive', 'proxy-connection', 'te', 'trailer', 'transfer-encoding', 'upgrade'];
const worthCompressing = 1_024;
/** A body beyond this is sent on while it comes, bytes. */
const longBody = 65_536;

/** The visitor's own headers as the framework may have them: ours are not his to send, and we know where he comes from. */
function ownHeaders(req: IncomingMessage): OutgoingHttpHeaders {
  const headers: OutgoingHttpHeaders = { ...req.headers };
  // What leaves is compressed here. The data of a page are not a visitor's to send.
  for (const name of [...hopByHop, 'accept-encoding', 'expect', dataHeader]) delete headers[name];
  const peer = req.socket.remoteAddress ?? '';
  const before = req.headers['x-forwarded-for'];
  // The last entry is the one that this process has seen itself.
  headers['x-forwarded-for'] = before ? `${before}, ${peer}` : peer;
  return headers;
}

/** Aborts when the visitor leaves before his answer is complete. */
function whenLeft(res: ServerResponse): AbortSignal {
  const left = new AbortController();
  res.once('close', () => {
    if (!res.writableFinished) left.abort();
  });
  return left.signal;
}

/** Asks the framework in the visitor's name, with his body where he may send one. */
export function askAsVisitor(
  ask: Ask,
  req: IncomingMessage,
  res: ServerResponse,
  asked: { path: string; target: string; headers?: OutgoingHttpHeaders },
): Promise<IncomingMessage> {
  const { method = 'GET' } = req;
  const headers: OutgoingHttpHeaders = { ...ownHeaders(req), ...asked.headers, [targetHeader]: asked.target };
  const signal = whenLeft(res);
  if (method !== 'GET' && method !== 'HEAD') return ask({ method, path: asked.path, headers, signal, body: req });
  delete headers['content-length'];
  return ask({ method, path: asked.path, headers, signal });
}

/** The encoding that would help an answer which is still coming. A part of a file is a part of its own bytes. */
function wantedEncoding(req: IncomingMessage, { statusCode, headers }: IncomingMessage): Encoding {
  const isFixed = headers['content-encoding'] !== undefined || statusCode === 206 || statusCode === 304;
  if (req.method === 'HEAD' || isFixed || !isCompressible(headers['content-type'])) return 'identity';
  return chooseEncoding(req.headers['accept-encoding']);
}

function passedHeaders(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const passed: OutgoingHttpHeaders = { ...headers };
  for (const name of [...hopByHop, 'date']) delete passed[name];
  if (isCompressible(headers['content-type']))
    passed.vary = [headers.vary, 'Accept-Encoding'].filter(Boolean).join(', ');
  // A stored answer of the framework is the same for everybody, but variants are told apart by a cookie.
  if (headers['x-nextjs-cache'] !== undefined) passed['cache-control'] = 'private, no-cache';
  return passed;
}

/** Marks headers as those of a compressed body, of a length that is not known yet. */
function encodedHeaders(headers: OutgoingHttpHeaders, encoding: Encoding): OutgoingHttpHeaders {
  const { 'content-length': _, 'accept-ranges': __, etag, ...rest } = headers;
  return {
    ...rest,
    'content-encoding': encoding,
    // Another encoding is another body.
    ...(etag === undefined ? {} : { etag: String(etag).replace(/^(?!W\/)/, 'W/') }),
  };
}

/** Reads a body to its end, or until it is clear that it is a long one; `rest` goes on from there. */
async function readStart(body: AsyncIterable<Buffer>): Promise<{ start: Buffer[]; rest?: AsyncIterable<Buffer> }> {
  const chunks = body[Symbol.asyncIterator]();
  const start: Buffer[] = [];
  for (let size = 0; size <= longBody; ) {
    const next = await chunks.next();
    if (next.done) return { start };
    start.push(next.value);
    size += next.value.length;
  }
  return { start, rest: { [Symbol.asyncIterator]: () => chunks } };
}

async function* joined(start: readonly Buffer[], rest: AsyncIterable<Buffer>) {
  yield* start;
  yield* rest;
}

/** Sends an answer of the framework on: a short one whole, a long one while it comes, compressed where that helps. */
export async function sendOn(
  req: IncomingMessage,
  res: ServerResponse,
  answer: IncomingMessage,
  extra: OutgoingHttpHeaders = {},
  status = answer.statusCode ?? 500,
): Promise<void> {
  const encoding = wantedEncoding(req, answer);
  const headers = { ...passedHeaders(answer.headers), ...securityHeaders(), ...extra };
  if (encoding === 'identity') {
    res.writeHead(status, headers);
    return pipeline(answer, res);
  }
  const { start, rest } = await readStart(answer);
  if (rest) {
    res.writeHead(status, encodedHeaders(headers, encoding));
    return pipeline(joined(start, rest), compressor(encoding, Number(answer.headers['content-length'] ?? 0)), res);
  }
  const body = Buffer.concat(start);
  const gains = body.length >= worthCompressing;
  const bytes = gains ? await compress(body, encoding) : body;
  res.writeHead(status, { ...(gains ? encodedHeaders(headers, encoding) : headers), 'content-length': bytes.length });
  res.end(bytes);
}
