import { connection } from 'next/server';
import { indexNowKey } from '../env.ts';

/** GET /indexnow.txt: the key by which search engines know that a notice of changed pages is ours (indexnow.org). */
export async function indexNowHandler(): Promise<Response> {
  await connection();
  const key = indexNowKey();
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
  return key === undefined ? new Response('Not found\n', { status: 404, headers }) : new Response(key, { headers });
}
