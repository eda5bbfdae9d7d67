import type { NoticeRow, NoticeSettings } from '@showroom/api-contract/notices';
import { type NoticeChannel, type NoticeKind, noticeKinds, ownChannels } from '@showroom/domain/account/notice';
import { codesOf } from '@showroom/domain/dictionaries';
import type { Executor } from '../../db/database.ts';
import { isLiveSession } from '../account/live-session.ts';
import { vapidKeys } from './vapid-keys.ts';

export async function unreadOf(db: Executor, customerId: string): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    'select count(*)::int as count from notice where customer_id = $1 and read_at is null',
    [customerId],
  );
  return row?.count ?? 0;
}

export async function listNotices(
  db: Executor,
  customerId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ items: NoticeRow[]; total: number }> {
  const [count] = await db.query<{ total: number }>(
    'select count(*)::int as total from notice where customer_id = $1',
    [customerId],
  );
  const rows = await db.query<Omit<NoticeRow, 'createdAt'> & { createdAt: Date | string }>(
    `select id, kind, title, text, href, read_at is not null as "isRead", created_at as "createdAt"
     from notice where customer_id = $1 order by created_at desc, id limit $2 offset $3`,
    [customerId, limit, offset],
  );
  return {
    items: rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt).toISOString() })),
    total: count?.total ?? 0,
  };
}

/** Marks the named ones read, or all. Foreign and unknown ids are nobody's. */
export async function markRead(db: Executor, customerId: string, ids: readonly string[] | undefined): Promise<void> {
  await db.query(
    `update notice set read_at = now()
     where customer_id = $1 and read_at is null and ($2::text[] is null or id::text = any($2::text[]))`,
    [customerId, ids ?? null],
  );
}

export async function readSettings(db: Executor, customerId: string): Promise<NoticeSettings> {
  const chosen = await db.query<{ kind: NoticeKind; channels: NoticeChannel[] }>(
    'select kind, channels from notice_setting where customer_id = $1',
    [customerId],
  );
  const own = new Map(chosen.map(({ kind, channels }) => [kind, channels]));
  const [row] = await db.query<{ email: NoticeSettings['email'] }>(
    `select case when email is null then 'none' when email_confirmed_at is null then 'unconfirmed' else 'confirmed' end as email
     from customer where id = $1`,
    [customerId],
  );
  const devices = await db.query<{ id: string; device: string }>(
    `select p.id, p.device from push_subscription p join customer_session s on s.id = p.session_id
     where p.customer_id = $1 and ${isLiveSession} order by p.created_at, p.id limit 50`,
    [customerId],
  );
  const { publicKey } = await vapidKeys(db);
  return {
    kinds: codesOf(noticeKinds).map((kind) => ({ kind, channels: [...(own.get(kind) ?? ownChannels(kind))] })),
    email: row?.email ?? 'none',
    devices,
    pushKey: publicKey,
  };
}

export async function chooseChannels(
  db: Executor,
  customerId: string,
  kind: NoticeKind,
  channels: readonly NoticeChannel[],
): Promise<void> {
  await db.query(
    `insert into notice_setting (customer_id, kind, channels) values ($1, $2, $3::text[])
     on conflict (customer_id, kind) do update set channels = excluded.channels, updated_at = now()`,
    [customerId, kind, [...new Set(channels)]],
  );
}
