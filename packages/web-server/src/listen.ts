import { createServer, type RequestListener, type Server } from 'node:http';

/** Limits of a connection, ms. */
export type Patience = {
  /** From the first moment of a connection or request to the end of its headers. */
  headers: number;
  /** To the end of its body. */
  request: number;
  /** How often connections are looked at: one that is too slow lives so much longer. */
  check: number;
  /** A connection on which nothing moves, in either direction. */
  silence: number;
};

const patience: Patience = { headers: 10_000, request: 30_000, check: 2_000, silence: 60_000 };

/** An HTTP server that lets nobody hold a connection without using it: half sent requests and unread answers end. */
export function createPublicServer(listener: RequestListener, limits: Patience = patience): Server {
  const server = createServer(
    {
      maxHeaderSize: 16_384,
      headersTimeout: limits.headers,
      requestTimeout: limits.request,
      connectionsCheckingInterval: limits.check,
      keepAliveTimeout: 65_000,
    },
    listener,
  );
  // Asked for in time but not read: the answer waits in the memory of this process.
  server.setTimeout(limits.silence);
  return server;
}

/** @throws when the port cannot be had. */
export function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve());
  });
}

/** On SIGTERM and SIGINT lets answers under way finish (10 s at most), then leaves. */
export function stopGracefully(server: Server, close: () => Promise<void>): void {
  let stopping = false;
  const leave = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(0), 10_000).unref();
    server.close(() => close().finally(() => process.exit(0)));
    server.closeIdleConnections();
  };
  process.once('SIGTERM', leave);
  process.once('SIGINT', leave);
}
