import webPush from 'web-push';
import type { Executor } from '../../db/database.ts';

export type VapidKeys = { publicKey: string; privateKey: string };

const key = 'vapid';

/** Keys that push services know this house by. Made at first use and kept in the database: every process has the same. */
export async function vapidKeys(db: Executor): Promise<VapidKeys> {
  const read = () => db.query<{ value: VapidKeys }>('select value from app_meta where key = $1', [key]);
  const [known] = await read();
  if (known) return known.value;
  // Two processes that start together: the first writes, the other reads.
  await db.query('insert into app_meta (key, value) values ($1, $2::jsonb) on conflict (key) do nothing', [
    key,
    JSON.stringify(webPush.generateVAPIDKeys()),
  ]);
  const [made] = await read();
  if (!made) throw new Error('The VAPID keys were not stored.');
  return made.value;
}
