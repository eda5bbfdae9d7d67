import { listOperations, type Operation } from '@showroom/api-contract/operations';
import { Hono } from 'hono';
import { notFound } from '../http/api-error.ts';
import { boundedRequest } from '../http/bounded-request.ts';
import { callerAddress } from '../http/caller-address.ts';
import { methodNotAllowed } from '../http/method-not-allowed.ts';
import { bodyLimitOf, inFlightLimit, isUpload, maxUploads } from '../http/request-limits.ts';
import type { HttpEnv } from '../http/request-record.ts';
import { refuseForeignWrite, requireFormData, requireJson, sendingReads } from '../http/write-guard.ts';
import type { Services } from '../rpc/context.ts';
import { answerCall } from './handler.ts';

type Options = { services: Services; trustProxy: boolean };

/** Mounts every operation of the contract under `/api`, and 405 for its other methods. */
export function apiRoutes({ services, trustProxy }: Options): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>();
  const operations = byPrecision(listOperations());
  for (const operation of operations) {
    const template = `/api${operation.path}`;
    if (isUpload(template)) app.use(template, inFlightLimit(maxUploads));
    app.on(operation.method, toHonoPath(template), async (c) => {
      c.set('route', template);
      const request = await toRequest(operation, c.req.raw);
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

/** Addresses without parameters first: `/catalog/report` is no id of a vehicle. */
function byPrecision(operations: readonly Operation[]): Operation[] {
  const parameters = (path: string) => path.split('{').length;
  return [...operations].sort((a, b) => parameters(a.path) - parameters(b.path));
}

/** What the handler reads: HEAD as GET, a write with its body in hand. Throws for a write that must not be. */
async function toRequest(operation: Operation, request: Request): Promise<Request> {
  const isRead = operation.method === 'GET';
  if (isRead && !sendingReads.has(operation.name)) {
    return request.method === 'HEAD' ? new Request(request, { method: 'GET' }) : request;
  }
  if (request.method === 'HEAD') throw methodNotAllowed(['GET']);
  refuseForeignWrite(request.headers, new URL(request.url).host);
  if (isRead) return request;
  const path = `/api${operation.path}`;
  if (isUpload(path)) requireFormData(request.headers);
  // A removal may say everything in its address; no other site sends one without asking.
  else if (operation.method !== 'DELETE' || request.body) requireJson(request.headers);
  return boundedRequest(request, bodyLimitOf(path));
}

function toHonoPath(template: string): string {
  return template.replace(/\{(\w+)\}/g, ':$1');
}
