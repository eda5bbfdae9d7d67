import type { Database } from '../../db/database.ts';
import type { PushBook } from '../../ports/web-push.ts';
import { isLiveSession } from '../account/live-session.ts';
import type { Holdings } from '../holdings/read-holdings.ts';
import { vapidKeys } from './vapid-keys.ts';

type Row = { endpoint: string; p256dh: string; auth: string; holdingId: number };

/**
 * Subscriptions of customers' browsers, with the keys of this house. One whose session is over is none, though the message was
 * written before: the next person at that browser would read it (B-33).
 */
export const pushBook = (database: Database, holdings: Holdings): PushBook => ({
  find: async (id) => {
    const [row] = await database.query<Row>(
      `select p.endpoint, p.p256dh, p.auth, c.holding_id as "holdingId"
       from push_subscription p join customer c on c.id = p.customer_id join customer_session s on s.id = p.session_id
       where p.id = $1 and ${isLiveSession}`,
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
