import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { ApiError, badRequest } from './api-error.ts';
import { toFailureResponse } from './fail.ts';

/** Timeouts in ms, against slow clients. */
export type ConnectionLimits = {
  /** From the connection, or from the first byte of a further request, to the end of its headers. */
  headersTimeout: number;
  /** The same to the end of the body. */
  requestTimeout: number;
  /** An idle connection between two requests. Longer than that of a proxy in front. */
  keepAliveTimeout: number;
  /** How often the first two are looked at: a connection lasts that much longer at most. */
  connectionsCheckingInterval: number;
  /** What a refused client has to read the answer in before the connection is cut. */
  lingerTimeout: number;
};

const defaultLimits: ConnectionLimits = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
  lingerTimeout: 2_000,
};
const maxHeaderBytes = 16 * 1024;

export type Listening = {
  port: number;
  /** Stops accepting, lets running answers finish for `graceMs`, then cuts what is left. */
  close(graceMs: number): Promise<void>;
};

type Fetch = (request: Request, env: object) => Response | Promise<Response>;

/** Listens on `host:port`. Rejects with Node's error (`EADDRINUSE`, `EACCES`) when that is not possible. */
export async function listen(
  fetch: Fetch,
  host: string,
  port: number,
  { lingerTimeout, ...timeouts }: ConnectionLimits = defaultLimits,
): Promise<Listening> {
  const listener = getRequestListener(fetch, {
    // Reached when the address or the Host header cannot be read as a URL.
    errorHandler: () => toFailureResponse(badRequest('Запрос не читается.')),
  });
  const server = createServer({ ...timeouts, maxHeaderSize: maxHeaderBytes }, listener);
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) =>
    answerBrokenRequest(error, socket, lingerTimeout),
  );
  server.on('request', (_request, response) => {
    if (closing.has(server)) response.setHeader('connection', 'close');
    // A connection that became idle after the close began would be waited for until the grace is over.
    response.once('close', () => void (closing.has(server) && setImmediate(() => server.closeIdleConnections())));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
  return { port: (server.address() as AddressInfo).port, close: (graceMs) => close(server, graceMs) };
}

const closing = new WeakSet<Server>();

function close(server: Server, graceMs: number): Promise<void> {
  closing.add(server);
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), graceMs);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    server.closeIdleConnections();
  });
}

/** Not an HTTP request, or an incomplete one that timed out: answers with the envelope, then cuts the connection. */
function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket, lingerTimeout: number): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const failure = toBrokenRequest(error.code);
  const body = JSON.stringify(failure.envelope);
  const reason =
    failure.status === 431
      ? 'Request Header Fields Too Large'
      : failure.status === 408
        ? 'Request Timeout'
        : 'Bad Request';
  // `end` closes this side alone; a client that never closes its own would keep the connection.
  setTimeout(() => socket.destroy(), lingerTimeout).unref();
  socket.end(
    `HTTP/1.1 ${failure.status} ${reason}\r\nconnection: close\r\ncontent-type: application/json\r\n` +
      `x-content-type-options: nosniff\r\ncache-control: no-store\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
}

function toBrokenRequest(code: string | undefined): ApiError {
  if (code === 'HPE_HEADER_OVERFLOW') {
    return new ApiError('INVALID_ARGUMENT', 'Адрес или заголовки слишком длинные.', { status: 431 });
  }
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') {
    return new ApiError('INVALID_ARGUMENT', 'Запрос не пришёл вовремя.', { status: 408 });
  }
  return badRequest('Запрос не читается.');
}
