import type { Operation } from '@showroom/api-contract/operations';
import * as v from 'valibot';
import { fileForm } from './account-calls.ts';
import type { KnownValues } from './fuzz-calls.ts';

/** One right call of an operation, without who sends it. */
export type SampleCall = { method: string; path: string; body: string | FormData | undefined };

/** Values by parameter; `body` is sent as JSON. */
export type Sample = {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  body?: unknown;
};

/** Builds a call of one holding from a sample. @throws {Error} for a parameter of the path that it does not name */
export function toCall(operation: Operation, holdingId: number, { params = {}, query = {}, body }: Sample): SampleCall {
  const path = operation.path.replace(/\{(\w+)\}/g, (_match, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`The sample of ${operation.name} has no ${name}.`);
    return encodeURIComponent(value);
  });
  const asked = new URLSearchParams({ holdingId: String(holdingId), ...query });
  const isRead = operation.method === 'GET';
  return {
    method: operation.method,
    path: `/api${path}?${asked}`,
    body: isRead ? undefined : bodyOf(operation, body),
  };
}

/** A sample from the values that the fuzz of the contract knows: the first that the operation takes. */
export function knownSample({ name, parameters }: Operation, known: KnownValues): Sample {
  const firstTaken = (parameter: string) => {
    const schema = parameters[parameter]?.schema;
    const values = known[`${name}:${parameter}`] ?? known[parameter] ?? [];
    return values.find((value) => schema && v.is(schema, value));
  };
  const pick = (part: 'path' | 'query') =>
    Object.entries(parameters).flatMap(([parameter, { in: place, schema }]) => {
      const value = place === part && schema.type !== 'optional' && parameter !== 'holdingId' && firstTaken(parameter);
      return value ? [[parameter, value] as const] : [];
    });
  const [body] = known[`body:${name}`] ?? [];
  return {
    params: Object.fromEntries(pick('path')),
    query: Object.fromEntries(pick('query')),
    ...(body !== undefined && { body: JSON.parse(body) as unknown }),
  };
}

/** Whether an operation takes a file, as a form. */
export const takesFile = ({ body }: Operation): boolean =>
  (body as { entries?: Record<string, { type: string }> } | undefined)?.entries?.file !== undefined;

function bodyOf(operation: Operation, body: unknown): string | FormData {
  if (body instanceof FormData) return body;
  return takesFile(operation) ? fileForm() : JSON.stringify(body ?? {});
}
