import library from 'web-push';
import type { Database } from '../db/database.ts';
import { readHoldings } from '../modules/holdings/read-holdings.ts';
import { vapidKeys } from '../modules/notices/vapid-keys.ts';
import { DeliveryRefused, type Push } from './delivery.ts';
import { post } from './http-webhook.ts';

/** A push service keeps a notice for a browser that is off so long, seconds. */
const keptSeconds = 2 * 24 * 3_600;
const goneStatuses = new Set([404, 410]);

const coded = (code: string) => Object.assign(new Error(`The notice was not delivered: ${code}.`), { code });

/**
 * Web push (RFC 8030, 8291, 8292). A subscription that its push service does not know any more is deleted. The address is the
 * browser's word, so only public ones are called. `allowPrivate`: tests.
 */
export function webPush(database: Database, allowPrivate = false): Push {
  const holdings = readHoldings();
  return {
    development: false,
    send: async ({ subscription: id, body }) => {
      const [row] = await database.query<{ endpoint: string; p256dh: string; auth: string; holdingId: number }>(
        `select s.endpoint, s.p256dh, s.auth, c.holding_id as "holdingId"
         from push_subscription s join customer c on c.id = s.customer_id where s.id = $1`,
        [id],
      );
      if (!row) throw new DeliveryRefused('NO_SUBSCRIPTION');
      const { endpoint, p256dh, auth, holdingId } = row;
      const host = holdings.get(holdingId)?.host;
      if (host === undefined) throw new DeliveryRefused('NO_HOLDING');
      const keys = await vapidKeys(database);
      const details = library.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, body, {
        vapidDetails: { subject: `https://${host}`, ...keys },
        TTL: keptSeconds,
        contentEncoding: 'aes128gcm',
      });
      const status = await post(new URL(endpoint), allowPrivate, details.body ?? Buffer.alloc(0), details.headers);
      if (status >= 200 && status < 300) return;
      if (goneStatuses.has(status)) {
        await database.query('delete from push_subscription where id = $1', [id]);
        throw new DeliveryRefused(`HTTP_${status}`);
      }
      throw coded(`HTTP_${status}`);
    },
    close: async () => {},
  };
}
