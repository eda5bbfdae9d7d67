import { createReadStream, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import * as v from 'valibot';
import type { Database } from '../../../db/database.ts';
import { byteStream } from '../../../http/byte-stream.ts';
import { readInternal } from '../../../http/read-internal.ts';
import type { HttpEnv } from '../../../http/request-record.ts';
import type { ImportEvent } from '../import/import-event.ts';
import { feedFormats } from '../parse/feed-shapes.data.ts';
import { toldImport } from '../sources/told-import.ts';
import { spoolOf, sweepSpool } from './import-endpoint.ts';

const maxBody = 4_096;

/** Request body. The file is in the spool folder, named by `file`. */
export const importRequest = v.object({
  file: v.pipe(v.string(), v.uuid()),
  holding: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  dealer: v.optional(v.pipe(v.string(), v.maxLength(64))),
  format: v.optional(v.picklist(feedFormats)),
  goods: v.optional(v.boolean()),
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
  sweepSpool(dataDir);
  const app = new Hono<HttpEnv>();
  app.post('/internal/import', async (c) => {
    c.set('route', '/internal/import');
    const { file, ...options } = await readInternal(c, { token, maxBody, schema: importRequest });
    const path = join(spoolOf(dataDir), file);
    const bytes = createReadStream(path);
    // Once open it needs no name: whoever dies now leaves no file behind.
    bytes.once('open', () => rmSync(path, { force: true }));
    return c.body(byteStream(toLines(toldImport(database, bytes, options))), 200, {
      'content-type': 'application/x-ndjson',
    });
  });
  return app;
}
