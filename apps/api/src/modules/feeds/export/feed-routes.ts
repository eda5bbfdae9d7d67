import { createHash, timingSafeEqual } from 'node:crypto';
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
  key: v.optional(v.pipe(v.string(), v.maxLength(200))),
});

/** A reader of our feeds: a classified, by its name, and the key that its address carries. */
export type FeedKey = { reader: string; key: string };

const digest = (text: string) => createHash('sha256').update(text).digest();
/** Compared in constant time; every key is looked at. */
const readerOf = (keys: readonly FeedKey[], given: string): FeedKey | undefined =>
  keys.filter(({ key }) => timingSafeEqual(digest(key), digest(given)))[0];

/**
 * `/feed/yml.xml` and its like: files for search engines and classifieds, made while they are read. A `key` of a reader
 * gets full VINs, a wrong one 403, none a file without VINs.
 */
export function feedRoutes(db: Executor, keys: readonly FeedKey[] = []): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>();
  const slots = createSlots();
  app.get('/feed/:name', async (c) => {
    c.set('route', '/feed/{name}');
    const publisher = v.safeParse(publisherQuery, c.req.query());
    if (!publisher.success) throw badRequest('Нужны holdingId, host, name и company витрины.');
    const { key, ...site } = publisher.output;
    if (key !== undefined && !readerOf(keys, key)) throw new ApiError('PERMISSION_DENIED', 'Такого ключа нет.');
    const file = await openFeedFile(db, c.req.param('name'), { ...site, showsVins: key !== undefined });
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
