import type { AnswerCache } from '../rpc/answer-cache.ts';

/**
 * Reads that are the same for everybody, by address, with the words of their query: their answers are large, and checking and writing
 * one out takes longer than making it. What is `late` may be a moment behind the stock.
 */
const shared: Readonly<Record<string, { words: readonly string[]; late?: true }>> = {
  '/api/sitemap': { words: ['holdingId'], late: true },
  '/api/catalog/colors': { words: ['holdingId', 'type', 'depth'] },
  '/api/brands': { words: ['holdingId', 'type'] },
  '/api/dealers': { words: ['holdingId', 'city'] },
};
/** Other values are somebody's trial, and fill no memory. */
const plainValue = /^[\w-]{1,20}$/;

type Written = { status: number; headers: [string, string][]; body: ArrayBuffer };

async function write(call: () => Promise<Response | undefined>): Promise<Written | undefined> {
  const response = await call();
  return response && { status: response.status, headers: [...response.headers], body: await response.arrayBuffer() };
}

/** The answer that another call has got since the last change, else its own; throws what `call` throws. */
export async function shareAnswer(
  { method, url }: Request,
  answers: AnswerCache,
  call: () => Promise<Response | undefined>,
): Promise<Response | undefined> {
  const { pathname, searchParams } = new URL(url);
  const kind = shared[pathname];
  const query = [...searchParams].sort(([a], [b]) => (a < b ? -1 : 1));
  const isPlain = query.every(([name, value]) => kind?.words.includes(name) && plainValue.test(value));
  if (method !== 'GET' || !kind || !isPlain) return call();
  const key = `answer:${pathname}?${query.map((pair) => pair.join('=')).join('&')}`;
  const written = await (kind.late ? answers.getKept(key, () => write(call)) : answers.get(key, () => write(call)));
  return written && new Response(written.body, written);
}
