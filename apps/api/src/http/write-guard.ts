import { ApiError } from './api-error.ts';

/** Reads that send something: they are guarded like writes (B-07). */
export const sendingReads: ReadonlySet<string> = new Set(['report.askCode']);

/**
 * Refuses cross-site and prefetched writes. Servers send none of these headers; a browser cannot leave them out (B-22).
 */
export function refuseForeignWrite(headers: Headers, host: string): void {
  const site = headers.get('sec-fetch-site');
  const origin = headers.get('origin');
  const purpose = `${headers.get('sec-purpose') ?? ''} ${headers.get('purpose') ?? ''}`;
  const isForeign =
    (site !== null && site !== 'same-origin' && site !== 'none') ||
    (site === null && origin !== null && !(URL.canParse(origin) && new URL(origin).host === host));
  if (isForeign || purpose.includes('prefetch')) {
    throw new ApiError('PERMISSION_DENIED', 'Запрос с другого сайта не принимается.');
  }
}

/** Requires a JSON content type: a cross-site form cannot send it without a CORS preflight. */
export function requireJson(headers: Headers): void {
  const type = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') {
    throw new ApiError('INVALID_ARGUMENT', 'Тело запроса должно быть JSON (application/json).', { status: 415 });
  }
}
