import { randomBytes, randomUUID } from 'node:crypto';
import { type NoticeChannel, type NoticeKind, ownChannels, smsDueAt } from '@showroom/domain/account/notice';
import type { Executor } from '../../db/database.ts';
import { isLiveSession } from '../account/live-session.ts';
import { knownHolding } from '../holdings/known-holding.ts';
import { tokenHash } from '../leads/status-token.ts';
import { type OutboxDraft, putIntoOutbox } from '../outbox/queries.ts';
import { countAll } from '../rate-limits/consume.ts';
import { smsBudget } from '../rate-limits/limits.data.ts';
import { noticeLetter } from './notice-letter.ts';

export type CustomerNotice = {
  customerId: string;
  kind: NoticeKind;
  title: string;
  text: string;
  /** Path of the site, `/lk/orders/1/`. */
  href: string;
  /** The sender writes a letter of its own. */
  hasLetter?: boolean;
  /** One of several that come close together: see `rewrite`. */
  isOneOfMany?: boolean;
};

type Reader = {
  holdingId: number;
  phone: string;
  email: string | null;
  channels: NoticeChannel[] | null;
  subscriptions: string[];
};

/**
 * Gives an unread notice of the last hour with the same title and address the new words: who was told of the first one and has not looked
 * yet finds the newest there, and hears nothing twice (PD-150). False where there is none.
 */
async function rewrite(executor: Executor, { customerId, kind, title, text, href }: CustomerNotice): Promise<boolean> {
  const rows = await executor.query(
    `update notice set text = $5
     where customer_id = $1 and kind = $2 and title = $3 and href = $4 and read_at is null and created_at > now() - interval '1 hour'
     returning 1`,
    [customerId, kind, title, href, text],
  );
  return rows.length > 0;
}

/**
 * Tells a customer, within the caller's transaction: a notice in the account and a message by each channel that the customer
 * chose for its kind. Letters go to a confirmed address only. A customer who is gone is told nothing.
 */
export async function tellCustomer(executor: Executor, notice: CustomerNotice): Promise<void> {
  const { customerId, kind, title, text, href, hasLetter = false } = notice;
  if (notice.isOneOfMany && (await rewrite(executor, notice))) return;
  const [reader] = await executor.query<Reader>(
    `select c.holding_id as "holdingId", c.phone, case when c.email_confirmed_at is not null then c.email end as email,
       (select s.channels from notice_setting s where s.customer_id = c.id and s.kind = $2) as channels,
       coalesce((select array_agg(p.id::text) from push_subscription p join customer_session s on s.id = p.session_id
         where p.customer_id = c.id and ${isLiveSession}), '{}') as subscriptions
     from customer c where c.id = $1`,
    [customerId, kind],
  );
  const holding = reader && knownHolding(reader.holdingId);
  if (!reader || !holding) return;
  await executor.query(
    'insert into notice (id, customer_id, kind, title, text, href) values ($1, $2, $3, $4, $5, $6)',
    [randomUUID(), customerId, kind, title, text, href],
  );
  const channels = new Set(reader.channels ?? ownChannels(kind));
  const url = new URL(href, `https://${holding.host}`).href;
  const common = { kind: 'account-notice' as const, customerId, secret: true };
  const drafts: OutboxDraft[] = [];
  if (channels.has('mail') && reader.email !== null && !hasLetter) {
    const token = randomBytes(16).toString('base64url');
    await executor.query('insert into notice_stop (token_hash, customer_id, kind) values ($1, $2, $3)', [
      tokenHash(token),
      customerId,
      kind,
    ]);
    const site = `https://${holding.host}`;
    const letter = noticeLetter({ title, text, url, stopUrl: `${site}/unsubscribe/#${token}`, name: holding.name });
    // A mail program posts there; no server hears what stands after a #.
    const stopUrl = `${site}/api/unsubscribe/?token=${token}`;
    drafts.push({ ...common, channel: 'mail', recipient: reader.email, subject: title, ...letter, stopUrl });
  }
  if (channels.has('push')) {
    const body = JSON.stringify({ title, text, href });
    for (const recipient of reader.subscriptions) drafts.push({ ...common, channel: 'push', recipient, body });
  }
  if (channels.has('sms')) {
    // Beyond the budget somebody pumps; the notice stands in the account all the same.
    const [wait] = await countAll(executor, [{ limit: smsBudget, subject: String(reader.holdingId) }]);
    const dueAt = smsDueAt(Date.now());
    if (wait === 0)
      drafts.push({
        ...{ ...common, channel: 'sms', recipient: reader.phone, body: `${title}. ${url}` },
        ...(dueAt !== undefined && { dueAt }),
      });
  }
  await putIntoOutbox(executor, drafts);
}
