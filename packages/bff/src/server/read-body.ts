import type { CompiledRow } from '../compile-table.ts';
import { refuse } from './json-answer.ts';

async function boundedBytes(request: Request, maxBody: number): Promise<ArrayBuffer | Response> {
  const tooLarge = () => refuse('OUT_OF_RANGE', 'The body is too large.');
  if (Number(request.headers.get('content-length') ?? 0) > maxBody) return tooLarge();
  const bytes = await request.arrayBuffer();
  return bytes.byteLength > maxBody ? tooLarge() : bytes;
}

async function readJson(request: Request, maxBody: number): Promise<unknown> {
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? ''))
    return refuse('INVALID_ARGUMENT', 'The body is sent as JSON.', { status: 415 });
  const bytes = await boundedBytes(request, maxBody);
  if (bytes instanceof Response) return bytes;
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

/** The file of a form, and nothing else of it. What it is the API finds out. */
async function readUpload(request: Request, maxBody: number, key: string): Promise<FormData | Response> {
  if (!/^multipart\/form-data\b/i.test(request.headers.get('content-type') ?? ''))
    return refuse('INVALID_ARGUMENT', 'A file is sent as multipart/form-data.', { status: 415 });
  const bytes = await boundedBytes(request, maxBody);
  if (bytes instanceof Response) return bytes;
  const headers = { 'content-type': request.headers.get('content-type') ?? '' };
  const given = await new Response(bytes, { headers }).formData().catch(() => undefined);
  const file = given?.get(key);
  if (!(file instanceof File)) return refuse('INVALID_ARGUMENT', `Expected: ${key}.`);
  const passed = new FormData();
  passed.append(key, file, file.name);
  return passed;
}

/** The keys of a body that its row lets through, as JSON, or a refusal. What stands in them the API judges. */
export async function readBody(
  request: Request,
  { body: keys = [], maxBody = 0, required, isUpload }: CompiledRow,
): Promise<string | FormData | Response> {
  if (isUpload) return readUpload(request, maxBody, keys[0] ?? 'file');
  const body = await readJson(request, maxBody);
  if (body instanceof Response) return body;
  const given = typeof body === 'object' && !Array.isArray(body) ? new Map(Object.entries(body ?? {})) : undefined;
  if (!given || !required.every((key) => given.has(key)))
    return refuse('INVALID_ARGUMENT', `Expected: ${required.join(', ')}.`);
  return JSON.stringify(Object.fromEntries(keys.flatMap((key) => (given.has(key) ? [[key, given.get(key)]] : []))));
}
