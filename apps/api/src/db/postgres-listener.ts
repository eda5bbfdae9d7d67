import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

const channelName = /^[a-z_][a-z0-9_]{0,62}$/;
const retryMs = 1_000;

/**
 * Listens on a connection of its own, which comes back by itself when the server was away; then it calls back
 * with `''`, as notifications may have been missed. Resolves with the function that stops it.
 */
export async function listenOn(
  url: string,
  channel: string,
  callback: (payload: string) => void,
): Promise<() => Promise<void>> {
  if (!channelName.test(channel)) throw new Error(`Bad channel name: ${channel}`);
  let stopped = false;
  let client: pg.Client | undefined;

  const connect = async () => {
    const next = new pg.Client({ connectionString: url, application_name: 'showroom-listen', keepAlive: true });
    next.on('notification', (message) => callback(message.payload ?? ''));
    next.on('error', () => {});
    next.on('end', () => {
      if (!stopped && client === next) void reconnect();
    });
    await next.connect();
    await next.query(`listen ${channel}`);
    client = next;
  };
  const reconnect = async () => {
    while (!stopped) {
      await delay(retryMs, undefined, { ref: false });
      if (stopped) return;
      try {
        await connect();
        return callback('');
      } catch {
        // The server is still away: try again.
      }
    }
  };

  await connect();
  return async () => {
    stopped = true;
    await client?.end().catch(() => {});
  };
}
