import { Hono } from 'hono';
import * as v from 'valibot';
import { badRequest } from '../../../http/api-error.ts';
import { readInternal } from '../../../http/read-internal.ts';
import type { HttpEnv } from '../../../http/request-record.ts';
import type { Services } from '../../../rpc/context.ts';
import { siteFactsOf } from '../site-facts.ts';
import { importFiles } from '../store/import-files.ts';

/** Texts of a whole site with room to spare. */
const maxBody = 32 * 1_048_576;

const file = v.strictObject({ file: v.pipe(v.string(), v.maxLength(1_000)), source: v.string() });
export const contentImportRequest = v.strictObject({
  holding: v.pipe(v.number(), v.integer(), v.minValue(1)),
  prune: v.boolean(),
  folders: v.array(v.array(file)),
});
export type ContentImportRequest = v.InferOutput<typeof contentImportRequest>;

/** `POST /internal/content`: takes in files for `pnpm api content import` while this process holds the embedded database. */
export function contentImportRoutes(
  { database, holdings, indexNowKey: key }: Pick<Services, 'database' | 'holdings' | 'indexNowKey'>,
  { token }: { token: string },
): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>();
  app.post('/internal/content', async (c) => {
    c.set('route', '/internal/content');
    const { folders, prune, ...asked } = await readInternal(c, { token, maxBody, schema: contentImportRequest });
    const holding = holdings.get(asked.holding);
    if (!holding) throw badRequest('Поручение не читается.');
    const facts = siteFactsOf(holding);
    const announced = { host: holding.host, key };
    return c.json(await importFiles(database, { holdingId: holding.holdingId, facts, folders, prune, announced }));
  });
  return app;
}
