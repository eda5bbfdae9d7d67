import type { IncomingMessage } from 'node:http';

const maxUrl = 4_096;

/** All that may be written to a shell: address (its last slash aside), the one method, the largest body in bytes. */
const writes: ReadonlyMap<string, { method: string; maxBody: number }> = new Map([
  ['/revalidate', { method: 'POST', maxBody: 100_000 }],
  ['/api/lead/commit', { method: 'POST', maxBody: 100_000 }],
  ['/api/catalog/report', { method: 'POST', maxBody: 100_000 }],
  ['/api/catalog/report/code', { method: 'POST', maxBody: 2_000 }],
  ['/slgen', { method: 'POST', maxBody: 10_000 }],
]);

/** What a shell does not even hand to Next: status and a clear sentence, or undefined. */
export function refusal(req: IncomingMessage): { status: number; message: string } | undefined {
  const url = req.url ?? '/';
  if (url.length > maxUrl) return { status: 414, message: 'The address is too long.' };
  if (!url.startsWith('/')) return { status: 400, message: 'The address is not a path.' };
  const path = url.split('?', 1)[0] ?? '/';
  const method = req.method ?? 'GET';
  if (method === 'GET' || method === 'HEAD') return undefined;
  const write = writes.get(path.replace(/\/$/, ''));
  if (write?.method !== method) return { status: 405, message: 'This address can only be read.' };
  if (req.headers['transfer-encoding'] !== undefined) return { status: 411, message: 'Say how long the body is.' };
  if (Number(req.headers['content-length'] ?? 0) > write.maxBody)
    return { status: 413, message: 'The body is too large.' };
  return undefined;
}
