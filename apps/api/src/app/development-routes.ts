import { Hono } from 'hono';
import type { Executor } from '../db/database.ts';
import { methodNotAllowed } from '../http/method-not-allowed.ts';
import { requireOwnMachine } from '../http/own-machine.ts';
import type { HttpEnv } from '../http/request-record.ts';
import { securityHeaders } from '../http/security-headers.ts';
import { outboxHtml } from '../modules/outbox/outbox-html.ts';
import { newestMessages } from '../modules/outbox/queries.ts';

const shownMessages = 100;
const policy = `${securityHeaders['content-security-policy']}; style-src 'self'`;

/**
 * `/dev/outbox`: messages kept by the development adapters, as a page or as JSON. It shows phones and codes, so it
 * answers this machine only, and not through a proxy.
 */
export function developmentRoutes(database: Executor): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>();
  app.get('/dev/outbox', async (c) => {
    c.set('route', '/dev/outbox');
    requireOwnMachine(c);
    const messages = await newestMessages(database, shownMessages);
    if (c.req.header('accept')?.startsWith('application/json')) return c.json({ messages });
    return c.html(outboxHtml(messages), 200, { 'content-security-policy': policy });
  });
  app.all('/dev/outbox', (c) => {
    c.set('route', '/dev/outbox');
    throw methodNotAllowed(['GET', 'HEAD']);
  });
  return app;
}
