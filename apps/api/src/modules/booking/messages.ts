import { smsDueAt } from '@showroom/domain/account/notice';
import { clockText, dayOf, minutesOf } from '@showroom/domain/booking/moscow-time';
import type { BookingKind } from '@showroom/domain/booking/rules';
import type { Work } from '@showroom/domain/booking/works';
import { absoluteUrl, type HoldingFacts } from '@showroom/domain/brand';
import { formatDayMonth } from '@showroom/domain/dates';
import { phoneText } from '@showroom/domain/phone';
import { html } from 'hono/html';
import type { OutboxDraft } from '../outbox/queries.ts';
import { takesSms } from '../sms-codes/takes-sms.ts';
import type { BookingDealer } from './queries.ts';

export type MessageFacts = {
  kind: BookingKind;
  from: number;
  dealer: BookingDealer;
  works: readonly Work[];
  holding: Pick<HoldingFacts, 'host'>;
};
/** Who gets it; `leadId` is the booking's. */
export type Recipient = { leadId: string; phone: string | null | undefined; email: string | null | undefined };
type WithLink = MessageFacts & { number: string; secret: string };

const hourMs = 3_600_000;
/** A reminder that comes later is none: who comes is on the way. */
const leastMs = hourMs / 2;
const subjects: Record<BookingKind, string> = { service: 'Запись на сервис', testdrive: 'Запись на тест-драйв' };

const whenText = ({ from }: MessageFacts) =>
  `${formatDayMonth(dayOf(from))} в ${clockText(minutesOf(from))} по московскому времени`;

/** After a booking: when, where, and the link that opens it. The link is a key, so the text goes with the sending. */
export const confirmationOf = (facts: WithLink, to: Recipient, mayText: boolean): OutboxDraft[] =>
  withLink(facts, to, mayText, { subject: `${subjects[facts.kind]} № ${facts.number}`, lead: 'Вы записаны' });

/** After a change of time. */
export const movedMessage = (facts: WithLink, to: Recipient): OutboxDraft[] =>
  withLink(facts, to, true, { subject: `Запись № ${facts.number} перенесена`, lead: 'Запись перенесена' });

/** After a cancelled visit. */
export function cancelledMessage(facts: MessageFacts & { number: string }, to: Recipient): OutboxDraft[] {
  const text = `Запись № ${facts.number} на ${whenText(facts)} отменена. ${facts.dealer.name}, ${phoneText(facts.dealer.phone)}.`;
  return draftsOf(to, { subject: `Запись № ${facts.number} отменена`, text, lines: [text] }, true);
}

/**
 * A day before, and two hours before to the phone; without the link, which nobody keeps. Only what is still to come. A text message
 * whose time falls into the night goes in the morning, unless the visit is too near by then.
 */
export function remindersOf(facts: MessageFacts & { number: string }, to: Recipient, now: number): OutboxDraft[] {
  const text = `Напоминаем: ${subjects[facts.kind].toLowerCase()} ${whenText(facts)}, ${facts.dealer.name}, ${facts.dealer.address}. Телефон ${phoneText(facts.dealer.phone)}.`;
  return [24, 2].flatMap((hours) => {
    const dueAt = facts.from - hours * hourMs;
    if (dueAt <= now) return [];
    const drafts = draftsOf(
      to,
      { subject: `Напоминание: ${subjects[facts.kind].toLowerCase()}`, text, lines: [text] },
      true,
    );
    const chosen = takesSms(to.phone ?? undefined) || hours > 2 ? drafts.slice(0, 1) : [];
    return chosen.flatMap((draft) => {
      const at = draft.channel === 'sms' ? (smsDueAt(dueAt) ?? dueAt) : dueAt;
      if (at > facts.from - leastMs) return [];
      const usefulSeconds = Math.floor((facts.from - now) / 1_000);
      return [{ ...draft, kind: 'booking-reminder' as const, dueAt: at, usefulSeconds }];
    });
  });
}

function withLink(
  facts: WithLink,
  to: Recipient,
  mayText: boolean,
  { subject, lead }: { subject: string; lead: string },
): OutboxDraft[] {
  const link = absoluteUrl(facts.holding, `/booking/#${facts.secret}`);
  const what = facts.kind === 'service' ? 'на сервис' : 'на тест-драйв';
  const where = `${facts.dealer.name}, ${facts.dealer.address}`;
  const text = `${lead} ${what}: ${whenText(facts)}, ${where}. Перенести или отменить: ${link}`;
  const lines = [
    `${lead} ${what}: ${whenText(facts)}.`,
    `Номер: ${facts.number}`,
    `Где: ${where}, телефон ${phoneText(facts.dealer.phone)}`,
    ...(facts.works.length > 0 ? [`Работы: ${facts.works.map(({ name }) => name).join('; ')}`] : []),
    `Перенести или отменить запись: ${link}`,
    'Ссылка открывает запись без пароля: не пересылайте её.',
  ];
  return draftsOf(to, { subject, text, lines }, mayText).map((draft) => ({ ...draft, secret: true }));
}

function draftsOf(
  { leadId, phone, email }: Recipient,
  { subject, text, lines }: { subject: string; text: string; lines: readonly string[] },
  mayText: boolean,
): OutboxDraft[] {
  const common = { kind: 'booking-confirmation' as const, leadId };
  const drafts: OutboxDraft[] = [];
  const plain = (words: string) => words.replaceAll('\u00a0', ' ');
  if (mayText && takesSms(phone ?? undefined)) {
    drafts.push({ ...common, channel: 'sms', recipient: phone as string, body: plain(text) });
  }
  if (email) {
    const page = html`<!doctype html>
<html lang="ru">
  <body style="margin:0;padding:24px;font-family:Arial,sans-serif;font-size:16px;line-height:1.5;color:#1a1a1a">
    ${lines.map((line) => html`<p>${line}</p>`)}
  </body>
</html>`;
    const body = lines.map(plain).join('\n\n');
    drafts.push({ ...common, channel: 'mail', recipient: email, subject: plain(subject), body, html: String(page) });
  }
  return drafts;
}
