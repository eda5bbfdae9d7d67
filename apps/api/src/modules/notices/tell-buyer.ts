import { smsDueAt } from '@showroom/domain/account/notice';
import { absoluteUrl } from '@showroom/domain/brand';
import type { Executor } from '../../db/database.ts';
import { type Holding, knownHolding } from '../holdings/known-holding.ts';
import { type OutboxDraft, type OutboxKind, putIntoOutbox } from '../outbox/queries.ts';
import { countAll } from '../rate-limits/consume.ts';
import { smsBudget } from '../rate-limits/limits.data.ts';
import { takesSms } from '../sms-codes/takes-sms.ts';
import { type CustomerNotice, tellCustomer } from './tell-customer.ts';

/** Who bought, as a guest or as a customer; without a phone the person is gone. */
export type Buyer = { holdingId: number; customerId: string | null; phone: string | null; email: string | null };

export type BuyerNews = {
  kind: OutboxKind;
  notice: CustomerNotice['kind'];
  /** What it is about: `Заказ A-000042`. */
  name: string;
  title: string;
  words: string;
  /** Path of the site. */
  href: string;
  /**
   * When guests get a text message: at once, in answer to what they have just done, or not at night, as all that the shop does by itself
   * (PD-141, PD-178); null: never.
   */
  texted: 'at-once' | 'by-day' | null;
  letter: (url: string, holding: Holding) => { body: string; html: string } | Promise<{ body: string; html: string }>;
};

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

/**
 * Tells a buyer, within the caller's transaction and as its last act: a letter to the address that was left, and a notice for customers
 * or a text message for guests. Who is gone is told nothing.
 */
export async function tellBuyer(executor: Executor, buyer: Buyer, news: BuyerNews): Promise<void> {
  const { holdingId, customerId, phone, email } = buyer;
  const { kind, notice, name, title, words, href, texted, letter } = news;
  const holding = knownHolding(holdingId);
  if (!holding || phone === null) return;
  const url = absoluteUrl(holding, href);
  const common = { kind, secret: true };
  const drafts: OutboxDraft[] = [];
  if (email !== null)
    drafts.push({
      ...common,
      channel: 'mail',
      recipient: email,
      subject: plain(title),
      ...(await letter(url, holding)),
    });
  if (customerId !== null) {
    await tellCustomer(executor, { customerId, kind: notice, title, text: words, href, hasLetter: email !== null });
  } else if (texted && takesSms(phone)) {
    const [wait] = await countAll(executor, [{ limit: smsBudget, subject: String(holdingId) }]);
    const dueAt = texted === 'by-day' ? smsDueAt(Date.now()) : undefined;
    if (wait === 0)
      drafts.push({
        ...{ ...common, channel: 'sms', recipient: phone, body: plain(`${name}. ${words} ${url}`) },
        ...(dueAt !== undefined && { dueAt }),
      });
  }
  await putIntoOutbox(executor, drafts);
}
