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

/** Requires what a form with a file sends; whether a page of ours sends it, `refuseForeignWrite` has judged. */
export function requireFormData(headers: Headers): void {
  if (!/^multipart\/form-data\s*;.*boundary=/i.test(headers.get('content-type') ?? '')) {
    throw new ApiError('INVALID_ARGUMENT', 'Файл отправляется как multipart/form-data.', { status: 415 });
  }
}

/** Requires a JSON content type: a cross-site form cannot send it without a CORS preflight. */
export function requireJson(headers: Headers): void {
  const type = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') {
    throw new ApiError('INVALID_ARGUMENT', 'Тело запроса должно быть JSON (application/json).', { status: 415 });
  }
}
