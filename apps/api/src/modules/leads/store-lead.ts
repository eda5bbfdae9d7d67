import { createHash, randomUUID } from 'node:crypto';
import type { LeadReceipt } from '@showroom/api-contract/lead';
import { contactCentreHours, promisedInstant, promiseText } from '@showroom/domain/lead/answer-promise';
import { consentVersion } from '@showroom/domain/lead/consent';
import { leadFileMessages } from '@showroom/domain/lead/lead-files';
import { leadForms } from '@showroom/domain/lead/lead-forms';
import type { Executor } from '../../db/database.ts';
import { badRequest } from '../../http/api-error.ts';
import { bindFiles } from '../files/queries.ts';
import { canonicalJson } from '../idempotency/canonical-json.ts';
import { orderOfLead } from '../order-intake/from-booking.ts';
import { type OutboxDraft, putIntoOutbox } from '../outbox/queries.ts';
import { addressClaims, countAll, formClaims, phoneClaims, refuseOver } from '../rate-limits/consume.ts';
import { leadFormLimit, leadLimits, smsBudget } from '../rate-limits/limits.data.ts';
import type { CheckedLead } from './check-lead.ts';
import { type ConfirmedLead, confirmationsOf } from './confirmation.ts';
import { leadNumber } from './lead-number.ts';
import { noticesOf } from './notices.ts';
import { findSameLead, insertConsent, insertLead, takeNumber } from './queries.ts';
import { tokenHash } from './status-token.ts';

/** `token` opens the status page of what is stored; the answer does not repeat it. */
export type Sender = {
  holdingId: number;
  address: string | undefined;
  token?: string;
  /** Of who is signed in. */
  customerId?: string | undefined;
};

/**
 * Stores a lead with its consent and its messages, all in the given transaction. The same request of a moment ago is
 * answered with the number that it got then. `messagesOf`: what the visitor is sent. Throws 429 when the phone, address or network asks too often.
 */
export async function storeLead(
  executor: Executor,
  lead: CheckedLead,
  sender: Sender,
  messagesOf: (lead: ConfirmedLead, mayText: boolean) => OutboxDraft[] = confirmationsOf,
): Promise<LeadReceipt> {
  const { holdingId, address, token, customerId } = sender;
  const { formId, data, holding, phone } = lead;
  const fingerprint = fingerprintOf(lead, holdingId);
  const same = await findSameLead(executor, fingerprint);
  if (same) return { id: same.id, number: leadNumber(holdingId, same.number) };
  const budget = { limit: smsBudget, subject: String(holdingId) };
  const claims = [
    ...(phone ? phoneClaims(leadLimits, phone) : []),
    ...addressClaims(leadLimits, address),
    ...formClaims(leadFormLimit, formId, address),
    budget,
  ];
  const waits = await countAll(executor, claims);
  refuseOver(waits.slice(0, -1));
  // A lead is worth more than its message: without a budget it is taken all the same.
  const mayText = waits.at(-1) === 0;
  const id = randomUUID();
  const count = await takeNumber(executor, holdingId);
  const number = leadNumber(holdingId, count);
  const now = Date.now();
  const promisedAt = promisedInstant(now, hoursOf(lead));
  const promise = promiseText(promisedAt, now);
  await insertLead(executor, {
    ...{ ...lead, id, number: count, holdingId, fingerprint, customerId },
    ...{ tokenHash: token && tokenHash(token), promisedAt: new Date(promisedAt) },
  });
  await bindAll(executor, holdingId, id, data.files ?? []);
  await insertConsent(executor, {
    leadId: id,
    formId,
    mode: holding.consentMode,
    textVersion: data.consentVersion ?? consentVersion,
    marketing: data.consents?.marketing ?? false,
    ip: address,
  });
  if (formId === 'form_service') await orderOfLead(executor, id);
  await putIntoOutbox(executor, [
    ...messagesOf({ ...lead, id, number, promise, token }, mayText),
    ...noticesOf({ ...lead, id, number, promisedAt, now }),
  ]);
  return { id, number, promise };
}

/** Hours of the department that answers; those of the contact centre where no centre was asked. */
function hoursOf({ formId, dealer }: CheckedLead) {
  const { department = 'new-cars' } = leadForms[formId];
  const departments = dealer?.departments ?? [];
  return (departments.find(({ code }) => code === department) ?? departments[0])?.hours ?? contactCentreHours;
}

/** Gives the files to their lead. Throws 400 when another lead was quicker. */
async function bindAll(executor: Executor, holdingId: number, leadId: string, files: readonly string[]): Promise<void> {
  if (files.length === 0) return;
  if ((await bindFiles(executor, holdingId, leadId, files)) === new Set(files).size) return;
  throw badRequest('Проверьте поля формы.', [{ field: 'files', message: leadFileMessages.lost }]);
}

/** Who asks for what, wherever on the site and in whichever tab: page, session and consent texts aside. */
export function fingerprintOf({ formId, data }: CheckedLead, holdingId: number): string {
  const {
    clientSession: _session,
    consentVersion: _version,
    dealerName: _name,
    city: _city,
    files: _files,
    ...asked
  } = data;
  return createHash('sha256').update(canonicalJson({ holdingId, formId, asked })).digest('base64url');
}
