import { errorEnvelope } from '@showroom/api-contract/error';
import * as v from 'valibot';
import { withDeadline } from './answer-deadline.ts';

/** The API answered with its error envelope. `code` is gRPC's: 3 and 5 mean a 404 page, 12 and 13 a 500 page. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  readonly status: number;
  readonly code: number;
  constructor(status: number, code: number, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** The API did not answer, or its answer breaks the contract. */
export class ApiUnavailable extends Error {
  override readonly name = 'ApiUnavailable';
}

/** The API did not answer at all, or not in time, or not with JSON. */
export class ApiSilent extends ApiUnavailable {}

export type Query = Record<string, string | number | undefined>;

/** Path and query of a call, without undefined values. */
export function callUrl(base: string, path: string, query: Query): string {
  const url = new URL(`${base}/api${path}`);
  for (const [key, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(key, String(value));
  return url.href;
}

type CallOptions = { base: string; timeoutMs: number; fetch?: typeof fetch; signal?: AbortSignal };

async function once(url: string, options: CallOptions): Promise<{ status: number; body: unknown }> {
  try {
    return await withDeadline(options.timeoutMs, async (deadline) => {
      const signal = options.signal ? AbortSignal.any([deadline, options.signal]) : deadline;
      const response = await (options.fetch ?? fetch)(url, {
        headers: { accept: 'application/json' },
        signal,
        redirect: 'error',
      });
      return { status: response.status, body: await response.json() };
    });
  } catch (cause) {
    throw new ApiSilent('the API did not answer with JSON', { cause });
  }
}

/**
 * One read of the API, parsed by the contract's output schema. A 504 is retried once (PRD-8).
 * @throws {ApiFailure} the API refused; @throws {ApiUnavailable} not the promised answer; @throws {ApiSilent} none.
 */
export async function callApi<S extends v.GenericSchema>(
  path: string,
  query: Query,
  schema: S,
  options: CallOptions,
): Promise<v.InferOutput<S>> {
  const url = callUrl(options.base, path, query);
  let answer = await once(url, options);
  if (answer.status === 504) answer = await once(url, options);
  const failure = v.safeParse(errorEnvelope, answer.body);
  if (answer.status >= 400 || failure.success) {
    if (failure.success) throw new ApiFailure(answer.status, failure.output.code, failure.output.message);
    throw new ApiUnavailable(`the API answered ${answer.status}`);
  }
  const parsed = v.safeParse(schema, answer.body);
  if (!parsed.success)
    throw new ApiUnavailable(`the API broke its contract at ${path}: ${v.getDotPath(parsed.issues[0]) ?? 'root'}`);
  return parsed.output;
}
