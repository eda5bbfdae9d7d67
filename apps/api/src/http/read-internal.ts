import type { Context } from 'hono';
import * as v from 'valibot';
import { badRequest, notFound } from './api-error.ts';
import { boundedRequest } from './bounded-request.ts';
import type { HttpEnv } from './request-record.ts';
import { sameToken } from './same-token.ts';
import { refuseForeignWrite, requireJson } from './write-guard.ts';

/**
 * What a command of this machine asks of the process that holds the embedded database. Throws 404 without the process's token
 * and for whatever came through a proxy, 400 for a body that is not of the schema.
 */
export async function readInternal<Schema extends v.GenericSchema>(
  { req }: Context<HttpEnv>,
  { token, maxBody, schema }: { token: string; maxBody: number; schema: Schema },
): Promise<v.InferOutput<Schema>> {
  const isProxied = req.header('x-forwarded-for') !== undefined;
  if (isProxied || !sameToken(req.header('x-import-token'), token)) throw notFound('Такого адреса нет.');
  refuseForeignWrite(req.raw.headers, new URL(req.url).host);
  requireJson(req.raw.headers);
  const body: unknown = await (await boundedRequest(req.raw, maxBody)).json().catch(() => undefined);
  const request = v.safeParse(schema, body);
  if (!request.success) throw badRequest('Поручение не читается.');
  return request.output;
}
