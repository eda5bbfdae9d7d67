import { type AddressInfo, connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createPublicServer } from './listen.ts';

const soon = { headers: 200, request: 400, check: 50, silence: 300 };

/** Opens a connection, sends this and nothing more; resolves with what came back once the server has closed it. */
function hold(port: number, sent: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let heard = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(sent));
    socket.on('data', (chunk) => {
      heard += chunk;
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(heard));
  });
}

test.each([
  ['says nothing at all', ''],
  ['stops in the middle of its headers', 'GET / HTTP/1.1\r\nhost: a\r\n'],
  ['stops in the middle of its body', 'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 10\r\n\r\nx'],
])('a connection that %s is closed', async (_name, sent) => {
  const server = createPublicServer((req, res) => {
    req.resume();
    req.on('end', () => res.end('late'));
  }, soon);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  expect(await hold((server.address() as AddressInfo).port, sent)).not.toContain('late');
});

test('an answer that nobody reads is given up', async () => {
  const server = createPublicServer((_req, res) => res.end(Buffer.alloc(64 * 1024 * 1024)), soon);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const closed = new Promise((resolve) => server.once('connection', (socket) => socket.once('close', resolve)));
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1', () => {
    client.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n');
    client.pause();
  });
  client.on('error', () => {});
  await closed;
  client.destroy();
});
