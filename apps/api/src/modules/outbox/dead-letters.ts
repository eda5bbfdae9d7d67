import type { Executor } from '../../db/database.ts';
import { outboxChannel } from './queries.ts';

export type Letter = {
  id: string;
  channel: 'sms' | 'mail' | 'webhook' | 'push';
  kind: string;
  recipient: string;
  status: 'pending' | 'delivered' | 'dead';
  attempts: number;
  failure: string | null;
  createdAt: Date | string;
  isReplayable: boolean;
  number: number | null;
  holdingId: number | null;
};

export const letterColumns = `
  o.id, o.channel, o.kind, o.recipient, o.status, o.attempts, o.failure, o.created_at as "createdAt",
  (o.status = 'dead' and o.body <> '') as "isReplayable", l.number, l.holding_id as "holdingId"`;

/** The newest messages that were given up, of every holding: for the operator of the machine. */
export function listDead(db: Executor, limit: number): Promise<Letter[]> {
  return db.query<Letter>(
    `select ${letterColumns} from outbox o left join lead l on l.id = o.lead_id
     where o.status = 'dead' order by o.created_at desc, o.id limit $1`,
    [limit],
  );
}

/** Puts a message that was given up back, under its old id; false when it is none, or its text is wiped. */
export async function replayDead(db: Executor, id: string): Promise<boolean> {
  const rows = await db.query(
    `with put as (
       update outbox set status = 'pending', attempts = 0, next_attempt_at = now(), settled_at = null, expires_at = null
       where id = $1 and status = 'dead' and body <> '' returning 1)
     select pg_notify($2, '') from put`,
    [id, outboxChannel],
  );
  return rows.length > 0;
}

/** `79991234567` → `…4567`, `anna@example.com` → `a…@example.com`. A webhook is named, not addressed. */
export function maskRecipient({ channel, recipient }: Pick<Letter, 'channel' | 'recipient'>): string {
  if (channel === 'webhook' || channel === 'push') return recipient;
  if (channel === 'sms') return `…${recipient.slice(-4)}`;
  return recipient.replace(/^(.).*(@.*)$/, '$1…$2');
}
