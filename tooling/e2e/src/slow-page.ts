import { createServer, type ServerResponse } from 'node:http';
import { freePort } from '@showroom/launcher/ports';

/** A page whose HTML ends after `begun` until `end` is called, as on a slow line; nothing else is there. */
export async function openSlowPage(begun: string, rest: string) {
  const waiting = new Set<ServerResponse>();
  const server = createServer((req, res) => {
    if (req.url !== '/') return void res.writeHead(404).end();
    res.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).write(begun);
    waiting.add(res);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    site: `http://localhost:${port}`,
    end() {
      for (const res of waiting) res.end(rest);
      waiting.clear();
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
