import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import * as v from 'valibot';
import type { Database } from '../../../db/database.ts';
import { badRequest, notFound } from '../../../http/api-error.ts';
import { boundedRequest } from '../../../http/bounded-request.ts';
import { byteStream } from '../../../http/byte-stream.ts';
import type { HttpEnv } from '../../../http/request-record.ts';
import { sameToken } from '../../../http/same-token.ts';
import { refuseForeignWrite, requireJson } from '../../../http/write-guard.ts';
import type { ImportEvent } from '../import/import-event.ts';
import { importEvents } from '../import/import-events.ts';
import { feedFormats } from '../parse/feed-shapes.data.ts';
import { spoolOf } from './import-endpoint.ts';

const maxBody = 4_096;

/** Request body. The file is in the spool folder, named by `file`. */
export const importRequest = v.object({
  file: v.pipe(v.string(), v.uuid()),
  holding: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  dealer: v.optional(v.pipe(v.string(), v.maxLength(64))),
  format: v.optional(v.picklist(feedFormats)),
  dryRun: v.boolean(),
  allowWithdraw: v.boolean(),
});
export type ImportRequest = v.InferOutput<typeof importRequest>;

async function* toLines(events: AsyncIterable<ImportEvent>): AsyncGenerator<Uint8Array> {
  for await (const event of events) yield Buffer.from(`${JSON.stringify(event)}\n`);
}

/**
 * `POST /internal/import`: runs an import for `pnpm api import` while this process holds the embedded database. 404 without
 * the token.
 */
export function importRoutes(
  database: Database,
  { dataDir, token }: { dataDir: string; token: string },
): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>();
  app.post('/internal/import', async (c) => {
    c.set('route', '/internal/import');
    const isProxied = c.req.header('x-forwarded-for') !== undefined;
    if (isProxied || !sameToken(c.req.header('x-import-token'), token)) throw notFound('Такого адреса нет.');
    refuseForeignWrite(c.req.raw.headers, new URL(c.req.url).host);
    requireJson(c.req.raw.headers);
    const body: unknown = await (await boundedRequest(c.req.raw, maxBody)).json().catch(() => undefined);
    const request = v.safeParse(importRequest, body);
    if (!request.success) throw badRequest('Поручение не читается.');
    const { file, ...options } = request.output;
    const bytes = createReadStream(join(spoolOf(dataDir), file));
    return c.body(byteStream(toLines(importEvents(database, bytes, options))), 200, {
      'content-type': 'application/x-ndjson',
    });
  });
  return app;
}
