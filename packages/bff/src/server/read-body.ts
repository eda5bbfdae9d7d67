import type { CompiledRow } from '../compile-table.ts';
import { refuse } from './json-answer.ts';

async function readJson(request: Request, maxBody: number): Promise<unknown> {
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? ''))
    return refuse('INVALID_ARGUMENT', 'The body is sent as JSON.', { status: 415 });
  const tooLarge = () => refuse('OUT_OF_RANGE', 'The body is too large.');
  if (Number(request.headers.get('content-length') ?? 0) > maxBody) return tooLarge();
  const bytes = await request.arrayBuffer();
  if (bytes.byteLength > maxBody) return tooLarge();
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

/** The keys of a body that its row lets through, as JSON, or a refusal. What stands in them the API judges. */
export async function readBody(
  request: Request,
  { body: keys = [], maxBody = 0, required }: CompiledRow,
): Promise<string | Response> {
  const body = await readJson(request, maxBody);
  if (body instanceof Response) return body;
  const given = typeof body === 'object' && !Array.isArray(body) ? new Map(Object.entries(body ?? {})) : undefined;
  if (!given || !required.every((key) => given.has(key)))
    return refuse('INVALID_ARGUMENT', `Expected: ${required.join(', ')}.`);
  return JSON.stringify(Object.fromEntries(keys.flatMap((key) => (given.has(key) ? [[key, given.get(key)]] : []))));
}
