import type { IncomingMessage } from 'node:http';
import type { Write } from './plan.ts';

const maxUrl = 4_096;
const literally = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Matches the path of a write, with or without its last slash. */
function toPattern(path: string): RegExp {
  const segments = path.split(/\{\w+\}/).map(literally);
  return new RegExp(`^${segments.join('[^/]+')}/?$`);
}

export type Refusal = { status: number; message: string };

/** What a shell does not even look at: status and a clear sentence, or undefined. */
export function createRefusal(writes: readonly Write[]): (req: IncomingMessage) => Refusal | undefined {
  const rows = writes.map((write) => ({ ...write, pattern: toPattern(write.path) }));
  return (req) => {
    const { url = '/', method = 'GET', headers } = req;
    if (url.length > maxUrl) return { status: 414, message: 'The address is too long.' };
    if (!url.startsWith('/')) return { status: 400, message: 'The address is not a path.' };
    if (method === 'GET' || method === 'HEAD') return undefined;
    const path = url.split('?', 1)[0] ?? '/';
    const write = rows.find((row) => row.method === method && row.pattern.test(path));
    // A form that was sent before its script was there: the browser stays on the page, with all that was typed.
    if (!write && method === 'POST' && headers['sec-fetch-mode'] === 'navigate') return { status: 204, message: '' };
    if (!write) return { status: 405, message: 'This address can only be read.' };
    if (headers['transfer-encoding'] !== undefined) return { status: 411, message: 'Say how long the body is.' };
    if (Number(headers['content-length'] ?? 0) > write.maxBody)
      return { status: 413, message: 'The body is too large.' };
    return undefined;
  };
}
