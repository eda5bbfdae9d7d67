import type { Database } from '../../db/database.ts';
import type { PushBook } from '../../ports/web-push.ts';
import type { Holdings } from '../holdings/read-holdings.ts';
import { vapidKeys } from './vapid-keys.ts';

type Row = { endpoint: string; p256dh: string; auth: string; holdingId: number };

/** Subscriptions of customers' browsers, with the keys of this house. */
export const pushBook = (database: Database, holdings: Holdings): PushBook => ({
  find: async (id) => {
    const [row] = await database.query<Row>(
      `select s.endpoint, s.p256dh, s.auth, c.holding_id as "holdingId"
       from push_subscription s join customer c on c.id = s.customer_id where s.id = $1`,
      [id],
    );
    const holding = row && holdings.get(row.holdingId);
    if (!row || !holding) return undefined;
    const { endpoint, p256dh, auth } = row;
    return { endpoint, p256dh, auth, subject: `https://${holding.host}`, ...(await vapidKeys(database)) };
  },
  drop: async (id) => {
    await database.query('delete from push_subscription where id = $1', [id]);
  },
});
