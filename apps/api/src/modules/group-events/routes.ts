import { Hono } from 'hono';
import * as v from 'valibot';
import { ApiError, badRequest, notFound } from '../../http/api-error.ts';
import { boundedRequest } from '../../http/bounded-request.ts';
import { methodNotAllowed } from '../../http/method-not-allowed.ts';
import type { HttpEnv } from '../../http/request-record.ts';
import type { Services } from '../../rpc/context.ts';
import { isSigned } from './event-signature.ts';
import { groupHandlers } from './registry.ts';

const path = '/hooks/group';
const maxBody = 64 * 1024;

/** An event as the group's systems send it. */
export const groupEventSchema = v.strictObject({
  /** The same in every attempt. */
  id: v.pipe(v.string(), v.regex(/^[\w.:-]{8,100}$/)),
  type: v.pipe(v.string(), v.maxLength(60)),
  holdingId: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)),
  data: v.record(v.string(), v.unknown()),
});
type GroupEvent = v.InferOutput<typeof groupEventSchema>;

/**
 * `POST /hooks/group`: what the group's systems tell, signed. 202: taken, now or before. 401: not signed. 404 and 400: the
 * event is not taken and may be sent again once mended. Without a secret the address does not exist.
 */
export function groupEventRoutes(services: Services): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>();
  app.post(path, async (c) => {
    c.set('route', path);
    if (services.groupSecret === undefined) throw notFound('Такого адреса нет.');
    const body = await (await boundedRequest(c.req.raw, maxBody)).text();
    if (!isSigned(services.groupSecret, c.req.header('x-signature'), body, Date.now()))
      throw new ApiError('UNAUTHENTICATED', 'Событие не подписано.');
    const event = v.safeParse(groupEventSchema, parse(body));
    if (!event.success) throw badRequest('Событие не читается.');
    const isNew = await takeEvent(services, event.output);
    return c.json({ isTaken: true, isNew }, 202);
  });
  app.all(path, (c) => {
    c.set('route', path);
    throw methodNotAllowed(['POST']);
  });
  return app;
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** Does what an event says, once: false when it was taken before. Throws what its handler throws. */
export async function takeEvent({ database }: Pick<Services, 'database'>, event: GroupEvent): Promise<boolean> {
  const handler = Object.hasOwn(groupHandlers, event.type) ? groupHandlers[event.type] : undefined;
  if (!handler) throw badRequest('Такого события нет.', [{ field: 'type', message: event.type }]);
  const data = v.safeParse(handler.schema, event.data);
  if (!data.success) {
    const details = data.issues.map((issue) => ({ field: v.getDotPath(issue) ?? 'data', message: issue.message }));
    throw badRequest('Событие не читается.', details);
  }
  return database.transaction(async (executor) => {
    const rows = await executor.query(
      'insert into group_event (id, type) values ($1, $2) on conflict (id) do nothing returning id',
      [event.id, event.type],
    );
    if (rows.length === 0) return false;
    await handler.handle({ executor, holdingId: event.holdingId, eventId: event.id }, data.output);
    return true;
  });
}
