import type { OutgoingHttpHeader, OutgoingHttpHeaders, ServerResponse } from 'node:http';

export type Captured = { status: number; headers: OutgoingHttpHeaders; body: Buffer };

/** Answers larger than this stream through untouched. */
const maxBytes = 4 * 1024 * 1024;

/**
 * Holds back what a handler writes, so that a whole answer can be looked at, compressed and remembered.
 * An answer that grows over 4 MB, or whose handler ends it by force, goes out as it comes.
 */
export function captureResponse(res: ServerResponse, whole: (captured: Captured) => void): void {
  const original = { writeHead: res.writeHead, write: res.write, end: res.end, flushHeaders: res.flushHeaders };
  const chunks: Buffer[] = [];
  let size = 0;

  const release = () => Object.assign(res, original);
  const toBuffer = (chunk: unknown, encoding?: unknown): Buffer =>
    typeof chunk === 'string'
      ? Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8')
      : Buffer.from(chunk as Uint8Array);
  const callback = (...args: unknown[]) => args.find((arg): arg is () => void => typeof arg === 'function');

  res.flushHeaders = () => {};
  res.writeHead = ((status: number, ...rest: unknown[]) => {
    res.statusCode = status;
    const headers = rest.find((arg) => typeof arg === 'object' && arg !== null);
    if (Array.isArray(headers))
      for (let i = 0; i < headers.length; i += 2) res.setHeader(String(headers[i]), headers[i + 1]);
    else if (headers)
      for (const [name, value] of Object.entries(headers)) res.setHeader(name, value as OutgoingHttpHeader as string);
    return res;
  }) as typeof res.writeHead;
  res.write = ((chunk: unknown, ...rest: unknown[]) => {
    const bytes = toBuffer(chunk, rest[0]);
    chunks.push(bytes);
    size += bytes.length;
    if (size > maxBytes) {
      release();
      return res.write(Buffer.concat(chunks), callback(...rest));
    }
    callback(...rest)?.();
    return true;
  }) as typeof res.write;
  res.end = ((...args: unknown[]) => {
    if (args[0] !== undefined && args[0] !== null && typeof args[0] !== 'function')
      chunks.push(toBuffer(args[0], args[1]));
    release();
    const done = callback(...args);
    if (done) res.once('finish', done);
    whole({ status: res.statusCode, headers: res.getHeaders(), body: Buffer.concat(chunks) });
    return res;
  }) as typeof res.end;
}
