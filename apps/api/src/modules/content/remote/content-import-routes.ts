import { Hono } from 'hono';
import * as v from 'valibot';
import { badRequest, notFound } from '../../../http/api-error.ts';
import { boundedRequest } from '../../../http/bounded-request.ts';
import type { HttpEnv } from '../../../http/request-record.ts';
import { sameToken } from '../../../http/same-token.ts';
import { refuseForeignWrite, requireJson } from '../../../http/write-guard.ts';
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
  { database, holdings }: Pick<Services, 'database' | 'holdings'>,
  { token }: { token: string },
): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>();
  app.post('/internal/content', async (c) => {
    c.set('route', '/internal/content');
    const isProxied = c.req.header('x-forwarded-for') !== undefined;
    if (isProxied || !sameToken(c.req.header('x-import-token'), token)) throw notFound('Такого адреса нет.');
    refuseForeignWrite(c.req.raw.headers, new URL(c.req.url).host);
    requireJson(c.req.raw.headers);
    const body: unknown = await (await boundedRequest(c.req.raw, maxBody)).json().catch(() => undefined);
    const request = v.safeParse(contentImportRequest, body);
    const holding = request.success ? holdings.get(request.output.holding) : undefined;
    if (!request.success || !holding) throw badRequest('Поручение не читается.');
    const { folders, prune } = request.output;
    const facts = siteFactsOf(holding);
    return c.json(await importFiles(database, { holdingId: holding.holdingId, facts, folders, prune }));
  });
  return app;
}
