import { Hono } from 'hono';
import * as v from 'valibot';
import type { Executor } from '../../../db/database.ts';
import { ApiError, badRequest, notFound } from '../../../http/api-error.ts';
import { byteStream } from '../../../http/byte-stream.ts';
import { methodNotAllowed } from '../../../http/method-not-allowed.ts';
import type { HttpEnv } from '../../../http/request-record.ts';
import { openFeedFile } from './feed-files.ts';
import { createSlots } from './feed-slots.ts';

const publisherQuery = v.strictObject({
  holdingId: v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/), v.transform(Number)),
  host: v.pipe(v.string(), v.maxLength(253), v.regex(/^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?$/)),
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  company: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
});

/** `/feed/yml.xml` and its like: files for search engines and classifieds, made while they are read. */
export function feedRoutes(db: Executor): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>();
  const slots = createSlots();
  app.get('/feed/:name', async (c) => {
    c.set('route', '/feed/{name}');
    const publisher = v.safeParse(publisherQuery, c.req.query());
    if (!publisher.success) throw badRequest('Нужны holdingId, host, name и company витрины.');
    const file = await openFeedFile(db, c.req.param('name'), publisher.output);
    if (!file) throw notFound('Такого файла нет.');
    if (!slots.isFree()) {
      throw new ApiError('UNAVAILABLE', 'Сейчас читают слишком много выгрузок. Попробуйте через минуту.', {
        retryAfter: 60,
      });
    }
    return c.body(byteStream(slots.hold(file)), 200, {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'no-store',
    });
  });
  app.all('/feed/:name', (c) => {
    c.set('route', '/feed/{name}');
    throw methodNotAllowed(['GET', 'HEAD']);
  });
  return app;
}
