import { createHash, randomUUID } from 'node:crypto';
import type { LeadReceipt } from '@showroom/api-contract/lead';
import { consentVersion } from '@showroom/domain/lead/consent';
import { leadFileMessages } from '@showroom/domain/lead/lead-files';
import type { Executor } from '../../db/database.ts';
import { badRequest } from '../../http/api-error.ts';
import { bindFiles } from '../files/queries.ts';
import { canonicalJson } from '../idempotency/canonical-json.ts';
import { type OutboxDraft, putIntoOutbox } from '../outbox/queries.ts';
import { addressClaims, countAll, phoneClaims, refuseOver } from '../rate-limits/consume.ts';
import { leadLimits, smsBudget } from '../rate-limits/limits.data.ts';
import type { CheckedLead } from './check-lead.ts';
import { type ConfirmedLead, confirmationsOf } from './confirmation.ts';
import { leadNumber } from './lead-number.ts';
import { findSameLead, insertConsent, insertLead, takeNumber } from './queries.ts';

export type Sender = { holdingId: number; address: string | undefined };

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
  const { holdingId, address } = sender;
  const { formId, data, holding, phone } = lead;
  const fingerprint = fingerprintOf(lead, holdingId);
  const same = await findSameLead(executor, fingerprint);
  if (same) return { id: same.id, number: leadNumber(holdingId, same.number) };
  const budget = { limit: smsBudget, subject: String(holdingId) };
  const claims = [...(phone ? phoneClaims(leadLimits, phone) : []), ...addressClaims(leadLimits, address), budget];
  const waits = await countAll(executor, claims);
  refuseOver(waits.slice(0, -1));
  // A lead is worth more than its message: without a budget it is taken all the same.
  const mayText = waits.at(-1) === 0;
  const id = randomUUID();
  const count = await takeNumber(executor, holdingId);
  const number = leadNumber(holdingId, count);
  await insertLead(executor, { ...lead, id, number: count, holdingId, fingerprint });
  await bindAll(executor, holdingId, id, data.files ?? []);
  await insertConsent(executor, {
    leadId: id,
    formId,
    mode: holding.consentMode,
    textVersion: data.consentVersion ?? consentVersion,
    marketing: data.consents?.marketing ?? false,
    ip: address,
  });
  await putIntoOutbox(executor, messagesOf({ ...lead, id, number }, mayText));
  return { id, number };
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
