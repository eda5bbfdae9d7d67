import { askApi } from './ask-api.ts';

/** An answer that nobody keeps. */
export const json = (body: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } });

/** Passes a read on to the API with the shell's own holding, and hands back only what `pick` keeps. */
export async function passOn(
  path: string,
  query: URLSearchParams,
  holdingId: number,
  pick: (body: unknown) => unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  query.set('holdingId', String(holdingId));
  try {
    const { ok, status, body } = await askApi(path, query, { headers });
    return ok ? json(pick(body)) : json(body, status);
  } catch {
    return json({ message: 'Service unavailable', code: 14, details: [] }, 503);
  }
}
