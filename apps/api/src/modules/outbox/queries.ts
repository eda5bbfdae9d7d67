import { randomUUID } from 'node:crypto';
import type { Executor } from '../../db/database.ts';

/** NOTIFY channel: new messages in the outbox. */
export const outboxChannel = 'outbox';

export type OutboxKind = OutboxDraft['kind'];

type Draft = {
  kind:
    | 'lead-confirmation'
    | 'lead-notice'
    | 'lead-event'
    | 'lead-answer'
    | 'report-code'
    | 'account-notice'
    | 'sign-in-code'
    | 'phone-code'
    | 'email-confirmation'
    | 'compliance-letter'
    | 'booking-confirmation'
    | 'booking-reminder'
    | 'payment-told'
    | 'store-order'
    | 'vehicle-reservation'
    | 'index-now';
  leadId?: string;
  /** Whom a notice of the account is for. */
  customerId?: string;
  recipient: string;
  body: string;
  /** Wiped once a real gateway has the message. */
  secret?: boolean;
  /** Not sent when later than this many seconds. */
  usefulSeconds?: number;
  /** Not sent sooner than at this instant, ms. */
  dueAt?: number;
};
export type OutboxDraft = Draft &
  ({ channel: 'sms' | 'webhook' | 'push' } | { channel: 'mail'; subject: string; html: string; stopUrl?: string });

/** Adds messages within the caller's transaction; dispatchers are notified at commit. */
export async function putIntoOutbox(executor: Executor, drafts: readonly OutboxDraft[]): Promise<void> {
  if (drafts.length === 0) return;
  const column = <T>(read: (draft: OutboxDraft) => T) => drafts.map(read);
  await executor.query(
    `with put as (
       insert into outbox (id, channel, kind, lead_id, recipient, subject, body, html, secret, expires_at, next_attempt_at,
         customer_id, stop_url)
       select id, channel, kind, lead_id, recipient, subject, body, html, secret, now() + make_interval(secs => seconds),
         coalesce(to_timestamp(due), now()), customer_id, stop_url
       from unnest($1::uuid[], $2::text[], $3::text[], $4::uuid[], $5::text[], $6::text[], $7::text[], $8::text[],
         $9::boolean[], $10::int[], $12::float8[], $13::uuid[], $14::text[])
         as draft (id, channel, kind, lead_id, recipient, subject, body, html, secret, seconds, due, customer_id, stop_url)
       returning 1)
     select pg_notify($11, '') from (select count(*) from put) done`,
    [
      column(() => randomUUID()),
      column((draft) => draft.channel),
      column((draft) => draft.kind),
      column((draft) => draft.leadId ?? null),
      column((draft) => draft.recipient),
      column((draft) => (draft.channel === 'mail' ? draft.subject : null)),
      column((draft) => draft.body),
      column((draft) => (draft.channel === 'mail' ? draft.html : null)),
      column((draft) => draft.secret ?? false),
      column((draft) => draft.usefulSeconds ?? null),
      outboxChannel,
      column((draft) => (draft.dueAt === undefined ? null : draft.dueAt / 1_000)),
      column((draft) => draft.customerId ?? null),
      column((draft) => (draft.channel === 'mail' ? (draft.stopUrl ?? null) : null)),
    ],
  );
}

/** Takes back the reminders of a lead that were not sent yet. */
export async function dropReminders(executor: Executor, leadId: string): Promise<void> {
  await executor.query(`delete from outbox where lead_id = $1 and kind = 'booking-reminder' and status = 'pending'`, [
    leadId,
  ]);
}

export type Claimed = {
  id: string;
  channel: 'sms' | 'mail' | 'webhook' | 'push';
  kind: string;
  recipient: string;
  stopUrl: string | null;
  subject: string | null;
  body: string;
  html: string | null;
  /** This attempt included. */
  attempts: number;
  expired: boolean;
};

/**
 * Leases at most `size` due messages for `leaseSeconds`; after a crash the lease expires and another process takes them.
 * Rows locked by another process are skipped.
 */
export function claimDue(db: Executor, size: number, leaseSeconds: number): Promise<Claimed[]> {
  return db.query<Claimed>(
    `update outbox set attempts = attempts + 1, next_attempt_at = now() + make_interval(secs => $2::int)
     where id in (
       select id from outbox where status = 'pending' and next_attempt_at <= now()
       order by next_attempt_at limit $1 for update skip locked)
     returning id, channel, kind, recipient, subject, body, html, attempts, stop_url as "stopUrl",
       coalesce(expires_at < now(), false) as expired`,
    [size, leaseSeconds],
  );
}

/** What became of a message. */
export type Settled = {
  id: string;
  /** Null: the gateway has it. */
  failure: string | null;
  /** Null gives up. */
  retryInSeconds: number | null;
  /** The gateway shows the message to developers, so its secrets stay. */
  keepSecrets: boolean;
};

/** Writes down what became of a batch, in one statement. */
export async function settle(db: Executor, settled: readonly Settled[]): Promise<void> {
  if (settled.length === 0) return;
  const column = <T>(read: (one: Settled) => T) => settled.map(read);
  await db.query(
    `update outbox o set failure = s.failure,
       status = case when s.failure is null then 'delivered' when s.seconds is null then 'dead' else 'pending' end,
       settled_at = case when s.failure is null or s.seconds is null then now() end,
       next_attempt_at = case when s.seconds is null then o.next_attempt_at
         else now() + make_interval(secs => s.seconds) end,
       body = case when s.wipes and (s.failure is null or o.kind not like 'lead-%') then '' else o.body end,
       html = case when s.wipes and (s.failure is null or o.kind not like 'lead-%') then null else o.html end,
       stop_url = case when s.wipes and s.failure is null then null else o.stop_url end
     from (select t.id, t.failure, t.seconds, m.secret and t.seconds is null and not t.keeps as wipes
       from unnest($1::uuid[], $2::text[], $3::int[], $4::boolean[]) as t (id, failure, seconds, keeps)
       join outbox m on m.id = t.id) s
     where o.id = s.id`,
    [
      column(({ id }) => id),
      column(({ failure }) => failure),
      column(({ retryInSeconds }) => retryInSeconds),
      column(({ keepSecrets }) => keepSecrets),
    ],
  );
}

/** Seconds until the next message is due; undefined when none waits. */
export async function secondsUntilDue(db: Executor): Promise<number | undefined> {
  const [row] = await db.query<{ seconds: number | null }>(
    `select extract(epoch from min(next_attempt_at) - now())::float8 as seconds from outbox where status = 'pending'`,
  );
  return row?.seconds ?? undefined;
}

export type ShownMessage = Omit<Claimed, 'expired' | 'stopUrl'> & {
  status: string;
  failure: string | null;
  createdAt: string;
};

/** The newest messages, for the development outbox. */
export function newestMessages(db: Executor, size: number): Promise<ShownMessage[]> {
  return db.query<ShownMessage>(
    `select id, channel, kind, recipient, subject, body, html, attempts, status, failure,
       to_char(created_at at time zone 'Europe/Moscow', 'YYYY-MM-DD HH24:MI:SS') as "createdAt"
     from outbox order by created_at desc, id limit $1`,
    [size],
  );
}
