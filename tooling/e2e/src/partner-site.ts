import { createServer } from 'node:http';

/** Another site than the storefronts' `localhost`, for browsers and their cookies. */
export const partnerOrigin = (port: number): string => `http://127.0.0.1:${port}`;

/** Serves one page of a partner's. @returns what stops it */
export async function servePartner(port: number, body: string): Promise<() => void> {
  const server = createServer((_req, res) => {
    res.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    res.end(
      `<!doctype html><html lang="ru"><meta charset="utf-8"><title>Партнёр</title><link rel="icon" href="data:,">${body}`,
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return () => {
    server.close();
    server.closeAllConnections();
  };
}
