import type { ApiError } from './api-error.ts';

/** The failure as an HTTP answer in the one envelope. */
export function toFailureResponse(error: ApiError): Response {
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  if (error.retryAfter !== undefined) headers['retry-after'] = String(error.retryAfter);
  if (error.allow !== undefined) headers.allow = error.allow;
  return new Response(JSON.stringify(error.envelope), { status: error.status, headers });
}
