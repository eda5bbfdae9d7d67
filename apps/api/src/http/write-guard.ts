import { ApiError } from './api-error.ts';

/** Reads that send something: they are guarded like writes (reliability-and-security, B-07). */
export const sendingReads: ReadonlySet<string> = new Set(['report.askCode']);

/**
 * Refuses a write that a browser makes for another site, or ahead of a click. Servers send none of these headers; a
 * browser cannot leave them out (B-22).
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

/** Bodies are JSON and say so: a plain form of another site cannot say that without being asked first. */
export function requireJson(headers: Headers): void {
  const type = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') {
    throw new ApiError('INVALID_ARGUMENT', 'Тело запроса должно быть JSON (application/json).', { status: 415 });
  }
}
