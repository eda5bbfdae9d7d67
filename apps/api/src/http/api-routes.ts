import { Hono } from 'hono';
import type { Services } from '../rpc/context.ts';
import { answerCall } from '../rpc/handler.ts';
import { listOperations } from '../rpc/operations.ts';
import { ApiError, notFound } from './api-error.ts';
import { callerAddress } from './caller-address.ts';
import type { HttpEnv } from './request-record.ts';

type Options = { services: Services; trustProxy: boolean };

/** Mounts every operation of the contract under `/api`, and 405 for its other methods. */
export function apiRoutes({ services, trustProxy }: Options): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>();
  const operations = listOperations();
  for (const operation of operations) {
    const template = `/api${operation.path}`;
    app.on(operation.method, toHonoPath(template), async (c) => {
      c.set('route', template);
      const request = c.req.method === 'HEAD' ? new Request(c.req.raw, { method: 'GET' }) : c.req.raw;
      const address = callerAddress(c.env?.incoming?.socket.remoteAddress, c.req.header('x-forwarded-for'), trustProxy);
      const response = await answerCall(request, { ...services, callerAddress: address });
      if (!response) throw notFound('Такого адреса нет.');
      return response;
    });
  }
  for (const path of new Set(operations.map((operation) => operation.path))) {
    const allowed = operations.filter((operation) => operation.path === path).map((operation) => operation.method);
    app.all(toHonoPath(`/api${path}`), (c) => {
      c.set('route', `/api${path}`);
      throw methodNotAllowed(allowed.includes('GET') ? [...allowed, 'HEAD'] : allowed);
    });
  }
  return app;
}

export function methodNotAllowed(allowed: readonly string[]): ApiError {
  return new ApiError('INVALID_ARGUMENT', 'Этот метод здесь не поддерживается.', {
    status: 405,
    allow: allowed.join(', '),
  });
}

function toHonoPath(template: string): string {
  return template.replace(/\{(\w+)\}/g, ':$1');
}
