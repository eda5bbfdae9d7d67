import { errorEnvelope } from '@showroom/api-contract/error';
import type { Brand } from '@showroom/domain/brand';
import * as v from 'valibot';
import { type CompiledRow, paramOf } from '../compile-table.ts';
import { type ApiReply, askApi } from './ask-api.ts';
import { jsonAnswer, refuse } from './json-answer.ts';
import { readBody } from './read-body.ts';
import { isSameOrigin } from './same-origin.ts';

export type Site = Pick<Brand, 'code' | 'host' | 'holdingId'>;

/** Shorter than a form's own patience (8 s), so that it hears a clear answer. */
const writeTimeoutMs = 6_500;

/** Where the API is asked: the row's endpoint with the values of the address, the holding, and the named query. */
function toCall({ segments, operation, query = [], fixed = {} }: CompiledRow, values: readonly string[], url: URL) {
  const named = new Map(segments.map((segment, index) => [paramOf(segment), values[index] ?? '']));
  const asked = new URLSearchParams();
  for (const name of query) {
    const value = url.searchParams.get(name);
    if (value) asked.set(name, value);
  }
  for (const [name, value] of Object.entries(fixed)) if (value !== undefined) asked.set(name, value);
  for (const [name, value] of named) if (name && operation.parameters[name]?.in === 'query') asked.set(name, value);
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(named.get(name) ?? ''));
  return { path, asked };
}

const pick = (names: readonly string[], headers: Headers): Record<string, string> =>
  Object.fromEntries(names.flatMap((name) => (headers.has(name) ? [[name, headers.get(name) ?? '']] : [])));

/** The API's answer as the browser may see it: the picked fields of a success, the envelope of a refusal. */
function toAnswer(row: CompiledRow, { ok, status, headers, body }: ApiReply, site: Site) {
  const { answer, kept = [], mayMiss, operation } = row;
  if (mayMiss && (status === 404 || status === 410)) return jsonAnswer(null);
  const read = v.safeParse(ok ? answer : errorEnvelope, body);
  if (read.success) return jsonAnswer(read.output, status, pick(kept, headers));
  const at = v.getDotPath(read.issues[0]) ?? 'root';
  const line = {
    time: new Date().toISOString(),
    shell: site.code,
    event: 'unexpected-answer',
    call: operation.path,
    at,
  };
  process.stdout.write(`${JSON.stringify(line)}\n`);
  return refuse('INTERNAL', 'The answer cannot be read.', { status: 502 });
}

/** A call that is ready to be made, once or again with other headers. */
export type ReadyCall = (own?: Record<string, string>) => Promise<Response>;

/** Reads what a browser sends. A refusal where it must not be sent, or cannot be read. */
export async function readyCall(
  site: Site,
  row: CompiledRow,
  values: readonly string[],
  request: Request,
): Promise<ReadyCall | Response> {
  const isWrite = row.method !== 'GET';
  if (isWrite && !isSameOrigin(site, request.headers))
    return refuse('PERMISSION_DENIED', 'A form is sent from a page of this site.');
  const body = isWrite ? await readBody(request, row) : undefined;
  if (body instanceof Response) return body;
  const { path, asked } = toCall(row, values, new URL(request.url));
  asked.set('holdingId', String(site.holdingId));
  const timeoutMs = row.timeoutMs ?? (isWrite ? writeTimeoutMs : undefined);
  return async (own = {}) => {
    try {
      const reply = await askApi(path, asked, {
        method: row.method,
        headers: {
          ...pick(row.sent ?? [], request.headers),
          ...own,
          ...(typeof body === 'string' && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body }),
        ...(timeoutMs !== undefined && { timeoutMs }),
      });
      return toAnswer(row, reply, site);
    } catch (error) {
      // After a timeout nobody knows whether a write is stored: the browser asks again with the same key.
      return error instanceof DOMException && error.name === 'TimeoutError'
        ? refuse('DEADLINE_EXCEEDED', 'The answer is late.')
        : refuse('UNAVAILABLE', 'Service unavailable', { headers: { 'retry-after': '2' } });
    }
  };
}
