import type { IncomingMessage } from 'node:http';

const maxUrl = 4_096;
const maxBody = 100_000;
const writable = /^\/(?:api\/|revalidate\/?$)/;

/** What a shell does not even hand to Next: status and a clear sentence, or undefined. */
export function refusal(req: IncomingMessage): { status: number; message: string } | undefined {
  const url = req.url ?? '/';
  if (url.length > maxUrl) return { status: 414, message: 'The address is too long.' };
  if (!url.startsWith('/')) return { status: 400, message: 'The address is not a path.' };
  const path = url.split('?', 1)[0] ?? '/';
  const method = req.method ?? 'GET';
  if (method === 'GET' || method === 'HEAD') return undefined;
  if (!writable.test(path)) return { status: 405, message: 'This address can only be read.' };
  if (req.headers['transfer-encoding'] !== undefined) return { status: 411, message: 'Say how long the body is.' };
  if (Number(req.headers['content-length'] ?? 0) > maxBody) return { status: 413, message: 'The body is too large.' };
  return undefined;
}
