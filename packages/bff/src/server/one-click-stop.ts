import { contract } from '@showroom/api-contract/contract';
import { operationOf } from '@showroom/api-contract/operations';
import { askApi } from './ask-api.ts';
import { jsonAnswer, refuse } from './json-answer.ts';
import type { Site } from './pass-call.ts';

const { path: stopPath } = operationOf(contract.notices.stop);

/** Where `List-Unsubscribe` of a letter leads (RFC 8058), its secret in `token`; the largest body, bytes. */
export const oneClickPath = '/unsubscribe';
export const maxOneClickBody = 1_000;

/**
 * One press in a mail program: its server posts, with no cookie and from no page, so the secret alone counts. A repeat is done again. Who
 * opens the address is led to the page that asks for a press: programs that look through letters open links. Throws nothing.
 */
export async function oneClickStop(site: Pick<Site, 'holdingId'>, request: Request): Promise<Response> {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  if (!/^[\w-]{22}$/.test(token)) return refuse('NOT_FOUND', 'Page not found');
  if (request.method !== 'POST')
    return new Response(null, {
      status: 302,
      headers: { location: `/unsubscribe/#${token}`, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
    });
  // As a form or as its parts: the words are the same.
  if (!/List-Unsubscribe(?:=|"\r?\n\r?\n)One-Click/.test(await request.text()))
    return refuse('INVALID_ARGUMENT', 'Expected: List-Unsubscribe=One-Click.');
  try {
    const headers = { 'content-type': 'application/json' };
    const query = { holdingId: String(site.holdingId) };
    const { ok, status } = await askApi(stopPath, query, { method: 'POST', headers, body: JSON.stringify({ token }) });
    if (ok) return jsonAnswer({ isDone: true });
    if (status === 404) return refuse('NOT_FOUND', 'Page not found');
  } catch {
    // Nobody answers: the mail program posts again.
  }
  return refuse('UNAVAILABLE', 'Service unavailable', { headers: { 'retry-after': '60' } });
}
