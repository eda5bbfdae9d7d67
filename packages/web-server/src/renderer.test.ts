import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { startRenderer } from './renderer.ts';

test('an upgrade of a visitor reaches the framework, which listens on the server of its first request', async () => {
  const renderer = await startRenderer(async (req, res) => {
    const { server } = req.socket as unknown as { server: ReturnType<typeof createServer> };
    server.on('upgrade', (_req, socket) =>
      socket.end('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: hot\r\n\r\n'),
    );
    res.end();
  });
  const visitors = createServer().on('upgrade', renderer.upgrade);
  await new Promise<void>((resolve) => visitors.listen(0, '127.0.0.1', resolve));
  const { port } = visitors.address() as AddressInfo;
  const upgrade = () =>
    new Promise<string>((resolve) => {
      request({ port, headers: { connection: 'upgrade', upgrade: 'hot' } })
        .on('upgrade', ({ statusCode }, socket) => {
          socket.destroy();
          resolve(`${statusCode}`);
        })
        .on('error', () => resolve('closed'))
        .end();
    });
  try {
    expect(await upgrade()).toBe('closed');
    (await renderer.ask({ path: '/', headers: {} })).resume();
    expect(await upgrade()).toBe('101');
  } finally {
    visitors.close();
    visitors.closeAllConnections();
    renderer.close();
  }
});
