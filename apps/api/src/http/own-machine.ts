import type { Context } from 'hono';
import { notFound } from './api-error.ts';
import type { HttpEnv } from './request-record.ts';

const loopback = /^(?:::ffff:)?127\.|^::1$/;

/** What developers see answers their own machine alone, and not through a proxy. Throws the 404 of an address that is not there. */
export function requireOwnMachine(c: Context<HttpEnv>): void {
  const address = c.env?.incoming?.socket.remoteAddress;
  const isOwn = address === undefined || loopback.test(address);
  if (!isOwn || c.req.header('x-forwarded-for') !== undefined) throw notFound('Такого адреса нет.');
}
