import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';

type Picture = { type: string; etag: string; body: Buffer };

const grammar = /^\/media\/[a-z0-9/@-]{1,160}\.(?:webp|jpg|png)$/;

/**
 * Hands out pictures under the shell's own host. They live beside the API; a picture that was shown once
 * stays in memory (bounded), so that pages keep their pictures while the API is away.
 */
export function createMedia(options: { apiUrl: string; maxBytes: number; fetch?: typeof fetch }) {
  const pictures = new LRUCache<string, Picture>({
    maxSize: options.maxBytes,
    sizeCalculation: (picture) => picture.body.length + 256,
  });
  const underWay = new Map<string, Promise<Picture | number>>();

  async function load(path: string): Promise<Picture | number> {
    try {
      const answer = await (options.fetch ?? fetch)(options.apiUrl + path, {
        // A picture that nobody has asked for yet is drawn now, behind others: late is better than broken.
        signal: AbortSignal.timeout(120_000),
        redirect: 'error',
      });
      if (!answer.ok) return answer.status === 404 ? 404 : 503;
      const body = Buffer.from(await answer.arrayBuffer());
      const picture = {
        type: answer.headers.get('content-type') ?? 'image/webp',
        etag: answer.headers.get('etag') ?? `"${body.length}"`,
        body,
      };
      pictures.set(path, picture);
      return picture;
    } catch {
      return 503;
    }
  }

  async function get(path: string): Promise<Picture | number> {
    const known = pictures.get(path);
    if (known) return known;
    const running = underWay.get(path) ?? load(path).finally(() => underWay.delete(path));
    underWay.set(path, running);
    return running;
  }

  return async (req: IncomingMessage, res: ServerResponse, path: string): Promise<void> => {
    const found = grammar.test(path) ? await get(path) : 404;
    if (typeof found === 'number') {
      res.writeHead(found, { 'cache-control': 'no-store', 'content-length': 0 }).end();
      return;
    }
    const headers = {
      'content-type': found.type,
      'cache-control': 'public, max-age=31536000, immutable',
      etag: found.etag,
    };
    if (req.headers['if-none-match'] === found.etag) res.writeHead(304, headers).end();
    else
      res
        .writeHead(200, { ...headers, 'content-length': found.body.length })
        .end(req.method === 'HEAD' ? undefined : found.body);
  };
}
