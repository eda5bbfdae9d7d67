import { Hono } from 'hono';
import * as v from 'valibot';
import { readInternal } from '../../../http/read-internal.ts';
import type { HttpEnv } from '../../../http/request-record.ts';

const maxBody = 4_096;
const text = v.pipe(v.string(), v.maxLength(1_000));

/** What `pnpm api source …` was given. */
export const sourceRequest = v.object({
  act: text,
  given: v.pipe(v.array(text), v.maxLength(2)),
  holdingId: v.pipe(v.number(), v.integer(), v.minValue(1)),
  dealer: v.optional(text),
  format: v.optional(text),
  goods: v.boolean(),
  everyMinutes: v.number(),
  expectHours: v.number(),
});
export type SourceRequest = v.InferOutput<typeof sourceRequest>;
export type SourceAnswer = { said: string } | { refused: string };

export type ChangeSources = (request: SourceRequest) => Promise<SourceAnswer>;

/** `POST /internal/source`: `pnpm api source …` while this process holds the embedded database. */
export function sourceRoutes(token: string, run: ChangeSources): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>();
  app.post('/internal/source', async (c) => {
    c.set('route', '/internal/source');
    return c.json(await run(await readInternal(c, { token, maxBody, schema: sourceRequest })));
  });
  return app;
}
