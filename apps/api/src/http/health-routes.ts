import { Hono } from 'hono';
import type { Executor } from '../db/database.ts';
import { ApiError } from './api-error.ts';
import type { HttpEnv } from './request-record.ts';

const readyWithinMs = 500;

/** `/health`: the process answers. `/ready`: its database answers too, within half a second. */
export function healthRoutes(database: Executor): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>();
  app.get('/health', (c) => {
    c.set('route', '/health');
    return c.json({ status: 'ok' });
  });
  app.get('/ready', async (c) => {
    c.set('route', '/ready');
    if (!(await answersInTime(database))) {
      throw new ApiError('UNAVAILABLE', 'База данных не отвечает.', { retryAfter: 1 });
    }
    return c.json({ status: 'ready' });
  });
  return app;
}

async function answersInTime(database: Executor): Promise<boolean> {
  const late = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => late.resolve(false), readyWithinMs);
  const answer = database.query('select 1').then(
    () => true,
    () => false,
  );
  try {
    return await Promise.race([answer, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
