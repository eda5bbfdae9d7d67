/** Files that a page sends, in the chunks of the forms that take them. */
import type { ErrorEnvelope } from '@showroom/api-contract/error';
import type { Answer, UploadRoute } from '../calls.ts';

/** `message`: what the server says against this file; none when nobody answered. */
export type Uploaded<R extends UploadRoute> = { kind: 'done'; body: Answer<R> } | { kind: 'failed'; message?: string };

/** Timeout: a slow line may need this long for the largest file, ms. */
const longest = 120_000;

/** Sends one file to the shell's own /api. Never rejects; `signal` takes it back. */
export async function upload<R extends UploadRoute>(route: R, file: File, signal?: AbortSignal): Promise<Uploaded<R>> {
  const body = new FormData();
  body.append('file', file, file.name);
  // `AbortSignal.any` is younger than the supported browsers.
  const ending = new AbortController();
  const end = () => ending.abort();
  const timer = setTimeout(end, longest);
  if (signal?.aborted) end();
  signal?.addEventListener('abort', end);
  try {
    const path = `/api${route.slice(route.indexOf(' ') + 1)}/`;
    const response = await fetch(path, { method: 'POST', body, signal: ending.signal });
    const answer: unknown = await response.json();
    if (response.ok) return { kind: 'done', body: answer as Answer<R> };
    const { details } = answer as Partial<ErrorEnvelope>;
    return { kind: 'failed', ...(details?.[0] && { message: details[0].message }) };
  } catch {
    return { kind: 'failed' };
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', end);
  }
}
