import { createServer } from 'node:net';

/**
 * Rejects with Node's error when `host:port` cannot be listened on: said at once, not after minutes of preparing.
 * Port 0 is always free.
 */
export async function requireFreePort(host: string, port: number): Promise<void> {
  if (port === 0) return;
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', reject);
    probe.listen(port, host, resolve);
  });
  await new Promise<void>((resolve) => {
    probe.close(() => resolve());
  });
}
