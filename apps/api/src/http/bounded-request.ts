import { ApiError } from './api-error.ts';

/**
 * The request with its body read, at most `maxBytes`: Content-Length may lie, and a streamed body has none.
 */
export async function boundedRequest(request: Request, maxBytes: number): Promise<Request> {
  if (!request.body) return request;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new ApiError('OUT_OF_RANGE', 'Тело запроса слишком большое.');
    chunks.push(chunk);
  }
  return new Request(request.url, { method: request.method, headers: request.headers, body: Buffer.concat(chunks) });
}
