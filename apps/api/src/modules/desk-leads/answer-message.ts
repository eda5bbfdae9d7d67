import { html } from 'hono/html';
import type { LeadRow } from '../answering/request-queries.ts';
import { leadNumber } from '../leads/lead-number.ts';
import type { OutboxDraft } from '../outbox/queries.ts';
import type { Scope } from './scope.ts';

/** The words of the staff as a message to the customer. */
export function answerMessage(
  { holding, holdingId }: Scope,
  { id, number: count, data, phone }: LeadRow,
  channel: 'mail' | 'sms',
  text: string,
): OutboxDraft {
  const number = leadNumber(holdingId, count);
  const common = { kind: 'lead-answer' as const, leadId: id, secret: true };
  if (channel === 'sms' || data.email === undefined) {
    return { ...common, channel: 'sms', recipient: phone ?? '', body: `По заявке № ${number}: ${text}` };
  }
  const page = html`<!doctype html>
<html lang="ru">
  <body style="margin:0;padding:24px;font-family:Arial,sans-serif;font-size:16px;line-height:1.5;color:#1a1a1a">
    <p style="white-space:pre-line">${text}</p>
    <p style="color:#5c5c5c">${holding.name}</p>
  </body>
</html>`;
  const subject = `Ответ по заявке № ${number}`;
  return {
    ...common,
    channel: 'mail',
    recipient: data.email,
    subject,
    body: `${text}\n\n${holding.name}`,
    html: String(page),
  };
}
