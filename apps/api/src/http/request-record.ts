import type { IncomingMessage } from 'node:http';
import type { MiddlewareHandler } from 'hono';
import type { Log, RequestRecord } from '../log.ts';
import { requestIdHeader, requestIdOf } from './request-id.ts';
import { securityHeaders } from './security-headers.ts';

/** Per-request state of the middleware. */
export type HttpEnv = {
  Bindings: { incoming?: IncomingMessage };
  Variables: {
    requestId: string;
    /** Template of the route that answered, `/api/catalog/{id}`. */
    route: string | undefined;
  };
};

/** Gives every request an id, every answer its headers, and the log one line of allow-listed fields. */
export function requestRecord(log: Log): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const started = performance.now();
    const requestId = requestIdOf(c.req.header(requestIdHeader));
    c.set('requestId', requestId);
    await next();
    const headers = c.res.headers;
    for (const name in securityHeaders) if (!headers.has(name)) headers.set(name, securityHeaders[name] ?? '');
    headers.set(requestIdHeader, requestId);
    const record: RequestRecord = {
      method: knownMethod(c.req.method),
      route: c.get('route') ?? '(none)',
      status: c.res.status,
      ms: Math.round((performance.now() - started) * 10) / 10,
      requestId,
    };
    log.info(record, 'request');
  };
}

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE']);

function knownMethod(method: string): string {
  return methods.has(method) ? method : 'OTHER';
}
