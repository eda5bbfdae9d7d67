import type { Brand } from '@showroom/domain/brand';
import { askApi } from './ask-api.ts';
import { json } from './pass-on.ts';
import { isSameOrigin } from './same-origin.ts';

/** Largest body of a form, bytes (B-28). The web server refuses larger ones before they get here. */
const maxBodyBytes = 100_000;
/** Shorter than the browser's own patience (8 s), so that it hears a clear answer. */
const writeTimeoutMs = 6_500;

const failure = (status: number, code: number, message: string, headers?: Record<string, string>) =>
  json({ message, code, details: [] }, status, headers);

/** What of the API's answer a browser needs to know beside its body. */
const keptHeaders = ['retry-after', 'idempotent-replayed'];

function headersFor(request: Request): Record<string, string> {
  const headers: Record<string, string> = { 'content-type': 'application/json', accept: 'application/json' };
  for (const name of ['idempotency-key', 'x-forwarded-for']) {
    const value = request.headers.get(name);
    if (value) headers[name] = value;
  }
  return headers;
}

/** The named keys of a body, or a refusal. What stands in them the API judges. */
async function readBody(request: Request, keys: readonly string[]): Promise<Record<string, unknown> | Response> {
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? ''))
    return failure(415, 3, 'A form is sent as JSON.');
  const bytes = await request.arrayBuffer();
  if (bytes.byteLength > maxBodyBytes) return failure(413, 11, 'The form is too large.');
  try {
    const body: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    if (typeof body === 'object' && body !== null && keys.every((key) => Object.hasOwn(body, key)))
      return Object.fromEntries(keys.map((key) => [key, (body as Record<string, unknown>)[key]]));
  } catch {
    // Said below: whatever is no JSON object with these keys is no form.
  }
  return failure(400, 3, `Expected: ${keys.join(', ')}.`);
}

/**
 * Passes what a page of this site sends on to the API, with the shell's own holding: these keys and nothing else.
 * Bodies are never logged: they hold names and phones.
 */
export async function passWrite(
  brand: Brand,
  request: Request,
  path: `/${string}`,
  keys: readonly string[],
): Promise<Response> {
  if (!isSameOrigin(brand, request.headers)) return failure(403, 7, 'A form is sent from a page of this site.');
  const body = await readBody(request, keys);
  if (body instanceof Response) return body;
  try {
    const answer = await askApi(
      path,
      { holdingId: String(brand.holdingId) },
      { method: 'POST', headers: headersFor(request), body: JSON.stringify(body), timeoutMs: writeTimeoutMs },
    );
    const passed = keptHeaders.flatMap((name) => {
      const value = answer.headers.get(name);
      return value === null ? [] : [[name, value]];
    });
    return json(answer.body, answer.status, Object.fromEntries(passed));
  } catch (error) {
    // After a timeout nobody knows whether it is stored: the browser asks again with the same key.
    return error instanceof DOMException && error.name === 'TimeoutError'
      ? failure(504, 4, 'The answer is late.')
      : failure(503, 14, 'Service unavailable', { 'retry-after': '2' });
  }
}
