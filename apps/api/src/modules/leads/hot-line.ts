import { createHmac, randomUUID } from 'node:crypto';
import type { LeadReceipt } from '@showroom/api-contract/lead';
import { consentVersion } from '@showroom/domain/lead/consent';
import { leadForms } from '@showroom/domain/lead/lead-forms';
import type { LeadData } from '@showroom/domain/lead/lead-schema';
import { phoneText } from '@showroom/domain/phone';
import { html } from 'hono/html';
import type { Executor } from '../../db/database.ts';
import { type OutboxDraft, putIntoOutbox } from '../outbox/queries.ts';
import { consumeAll } from '../rate-limits/consume.ts';
import { hotLineBudget, hotLineLimit } from '../rate-limits/limits.data.ts';
import type { CheckedLead } from './check-lead.ts';
import { leadNumber } from './lead-number.ts';
import { findSameLead, insertConsent, insertLead, takeNumber } from './queries.ts';
import { fingerprintOf, type Sender } from './store-lead.ts';

type SealedSender = { holdingId: number; seal: string | undefined };

/** A sender whose address nobody can read back: without the key, trying all addresses tells nothing. */
export const sealedSender = ({ holdingId, address }: Sender, secret: string): SealedSender => ({
  holdingId,
  seal: address && createHmac('sha256', secret).update(`hot line ${address}`).digest('base64url'),
});

/**
 * Takes a letter to the hot line: the words go to the compliance address alone and are wiped from the outbox once they are
 * sent. What stays is a number, the day and the page; neither the address of the sender nor what he wrote.
 */
export async function storeLetter(
  executor: Executor,
  lead: CheckedLead,
  { holdingId, seal }: SealedSender,
): Promise<LeadReceipt> {
  const fingerprint = fingerprintOf(lead, holdingId);
  const same = await findSameLead(executor, fingerprint);
  if (same) return { id: same.id, number: leadNumber(holdingId, same.number) };
  await consumeAll(executor, [
    ...(seal ? [{ limit: hotLineLimit, subject: seal }] : []),
    { limit: hotLineBudget, subject: String(holdingId) },
  ]);
  const { data, formId, formUrl, holding } = lead;
  const id = randomUUID();
  const count = await takeNumber(executor, holdingId);
  const number = leadNumber(holdingId, count);
  const kept: LeadData = data.city ? { city: data.city } : {};
  await insertLead(executor, {
    ...{ id, number: count, holdingId, formId, formUrl, fingerprint, data: kept },
    ...{ phone: undefined, vehicleName: undefined },
  });
  if (data.policy || data.consents) {
    const marketing = data.consents?.marketing ?? false;
    const textVersion = data.consentVersion ?? consentVersion;
    await insertConsent(executor, {
      leadId: id,
      formId,
      mode: holding.consentMode,
      textVersion,
      marketing,
      ip: undefined,
    });
  }
  await putIntoOutbox(executor, [letterOf(lead, id, number)]);
  return { id, number };
}

function letterOf({ data, formId, holding }: CheckedLead, leadId: string, number: string): OutboxDraft {
  const said: [string, string | undefined][] = [
    ['Имя', data.name],
    ['Телефон', data.phone && phoneText(data.phone)],
    ['E-mail', data.email],
  ];
  const known = said.filter((row): row is [string, string] => row[1] !== undefined);
  const who =
    known.length > 0 ? known.map(([label, value]) => `${label}: ${value}`).join('\n') : 'Отправитель не назвал себя.';
  const words = data.comment ?? '';
  const page = html`<!doctype html>
<html lang="ru">
  <body style="font-family:Arial,sans-serif;font-size:16px;line-height:1.5">
    <p style="white-space:pre-line">${who}</p>
    <p style="white-space:pre-line">${words}</p>
  </body>
</html>`;
  return {
    channel: 'mail',
    kind: 'compliance-letter',
    leadId,
    recipient: holding.complianceMail,
    subject: `${leadForms[formId].name}, № ${number}`.replaceAll('\u00a0', ' '),
    body: `${who}\n\n${words}`,
    html: String(page),
    secret: true,
  };
}
