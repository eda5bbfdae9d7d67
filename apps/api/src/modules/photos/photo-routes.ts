import { Hono } from 'hono';
import * as v from 'valibot';
import type { Executor } from '../../db/database.ts';
import { readInternal } from '../../http/read-internal.ts';
import type { HttpEnv } from '../../http/request-record.ts';
import { countPhotos, listDead } from './photo-report.ts';

const maxBody = 1_024;
const shownDead = 500;

const photosRequest = v.object({ holding: v.pipe(v.number(), v.integer(), v.minValue(1)), dead: v.boolean() });

/** `POST /internal/photos`: how far the photos are, for `pnpm api photos` while this process holds the embedded database. */
export function photoRoutes(db: Executor, token: string): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>();
  app.post('/internal/photos', async (c) => {
    c.set('route', '/internal/photos');
    const { holding, dead } = await readInternal(c, { token, maxBody, schema: photosRequest });
    return c.json({ counts: await countPhotos(db, holding), dead: dead ? await listDead(db, holding, shownDead) : [] });
  });
  return app;
}
