import { Hono } from 'hono';
import type { Executor } from '../db/database.ts';
import { notFound } from '../http/api-error.ts';
import { methodNotAllowed } from '../http/method-not-allowed.ts';
import type { HttpEnv } from '../http/request-record.ts';
import { securityHeaders } from '../http/security-headers.ts';
import { outboxHtml } from '../modules/outbox/outbox-html.ts';
import { newestMessages } from '../modules/outbox/queries.ts';

const shownMessages = 100;
const loopback = /^(?:::ffff:)?127\.|^::1$/;
const policy = `${securityHeaders['content-security-policy']}; style-src 'self'`;

/**
 * `/dev/outbox`: messages kept by the development adapters, as a page or as JSON. It shows phones and codes, so it
 * answers this machine only, and not through a proxy.
 */
export function developmentRoutes(database: Executor): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>();
  app.get('/dev/outbox', async (c) => {
    c.set('route', '/dev/outbox');
    const address = c.env?.incoming?.socket.remoteAddress;
    const isOwn = address === undefined || loopback.test(address);
    if (!isOwn || c.req.header('x-forwarded-for') !== undefined) throw notFound('Такого адреса нет.');
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
