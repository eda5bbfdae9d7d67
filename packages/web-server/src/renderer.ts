import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import {
  Agent,
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request,
  type ServerResponse,
} from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Duplex, Readable } from 'node:stream';

export type RendererRequest = {
  method?: string;
  /** Path and query. */
  path: string;
  headers: OutgoingHttpHeaders;
  body?: Readable;
  /** Ends the request when whoever asked has left. */
  signal?: AbortSignal;
};

/** Asks the framework. Resolves when status and headers are there; rejects when it answers nothing. */
export type Ask = (asked: RendererRequest) => Promise<IncomingMessage>;

/**
 * The framework behind a socket file of this process's own: reached through the web server alone, with the semantics of HTTP
 * (streams, back pressure, an end when the reader leaves) and without a visitor's connection, so that a page can be rendered
 * for nobody in particular.
 */
export async function startRenderer(
  handler: (req: IncomingMessage, res: ServerResponse) => Promise<void>,
): Promise<{ ask: Ask; upgrade: (req: IncomingMessage, socket: Duplex, head: Buffer) => void; close: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), 'showroom-'));
  chmodSync(folder, 0o700);
  const socketPath = join(folder, 'renderer');
  // The web server has judged time and size already.
  const server = createServer({ maxHeaderSize: 32_768, requestTimeout: 0, headersTimeout: 0 }, (req, res) => {
    handler(req, res).catch(() => {
      if (!res.headersSent) res.writeHead(500);
      res.end();
    });
  });
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(socketPath, resolve);
  });
  const agent = new Agent({ keepAlive: true, maxFreeSockets: 32 });

  const ask: Ask = ({ method = 'GET', path, headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const call = request({ socketPath, agent, method, path, headers, signal }, resolve);
      call.on('error', reject);
      if (body) body.pipe(call);
      else call.end();
    });

  return {
    ask,
    // The framework listens for upgrades on the server that its first request came by: this one.
    upgrade: (req, socket, head) => {
      if (!server.emit('upgrade', req, socket, head)) socket.destroy();
    },
    close() {
      agent.destroy();
      server.close();
      server.closeAllConnections();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Nobody serves a page of such a size: a render that runs away ends here, bytes. */
const maxPage = 16 * 1024 * 1024;

/** The whole body. @throws when it breaks off or is larger than any page. */
export async function readBody(answer: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxPage) throw new Error('the page is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
