import { randomUUID } from 'node:crypto';
import type { LeadReceipt, LeadRequest } from '@showroom/api-contract/lead';
import { contactCentreHours, promisedInstant, promiseText } from '@showroom/domain/lead/answer-promise';
import { isLeadFormId, leadForms } from '@showroom/domain/lead/lead-forms';
import { isRobot } from '@showroom/domain/lead/lead-schema';
import type { Database } from '../../db/database.ts';
import { notFound } from '../../http/api-error.ts';
import type { Services } from '../../rpc/context.ts';
import { findForm, noSuchForm, requireForm } from '../holdings/require-form.ts';
import { doOnce, keptAnswer, type RepeatableCall } from '../idempotency/once.ts';
import { checkLead } from './check-lead.ts';
import { sealedSender, storeLetter } from './hot-line.ts';
import { leadNumber } from './lead-number.ts';
import { isOpenedBy, peekNumber } from './queries.ts';
import { statusToken, tokenHash } from './status-token.ts';
import { type Sender, storeLead } from './store-lead.ts';

export type Committed = { receipt: LeadReceipt; replayed: boolean };

/**
 * Takes a lead once, however often it is sent. A filled robot field gets an answer that looks like success, and
 * nothing is stored. Forms that ask for a code or for a time are not taken here.
 */
export async function commitLead(
  { database, holdings, codeSecret }: Pick<Services, 'database' | 'holdings' | 'codeSecret'>,
  sender: Sender,
  key: string,
  request: LeadRequest,
): Promise<Committed> {
  const { holdingId } = sender;
  const call: RepeatableCall = { holdingId, route: 'POST /lead/commit', key, body: request };
  const kept = await keptAnswer<LeadReceipt>(database, call);
  const token = statusToken(codeSecret, key);
  if (kept) return { receipt: await withLink(database, kept, token), replayed: true };
  const form = requireForm(holdings, holdingId, request.formId);
  const { steps, isBooked } = leadForms[form.formId];
  if (steps.includes('sms') || isBooked) throw noSuchForm();
  if (isRobot(request.formData)) return { receipt: await looksStored(database, holdingId), replayed: false };
  const lead = await checkLead(database, form, request);
  const { answer, replayed } = await doOnce(database, call, (executor) =>
    leadForms[form.formId].isAnonymous
      ? storeLetter(executor, lead, sealedSender(sender, codeSecret))
      : storeLead(executor, lead, { ...sender, token }),
  );
  return { receipt: await withLink(database, answer, token), replayed };
}

/** The receipt with the token of the status page, if it is this lead's: a second tab gets the number alone. */
export async function withLink<T extends { id: string }>(
  database: Database,
  receipt: T,
  token: string,
): Promise<T & { token?: string }> {
  return (await isOpenedBy(database, receipt.id, tokenHash(token))) ? { ...receipt, token } : receipt;
}

/** What a stored lead's answer would look like. */
export async function looksStored(database: Database, holdingId: number): Promise<LeadReceipt> {
  const now = Date.now();
  const number = leadNumber(holdingId, await peekNumber(database, holdingId));
  const promise = promiseText(promisedInstant(now, contactCentreHours), now);
  return { id: randomUUID(), number, promise, token: statusToken(randomUUID(), number) };
}

/** Name of a form. Throws "not found" for one that the holding does not offer; for any that no site has where none is named. */
export function describeForm(
  { holdings }: Pick<Services, 'holdings'>,
  formId: string,
  holdingId: number | undefined,
): { formId: string; name: string } {
  const isOffered = holdingId === undefined || findForm(holdings, holdingId, formId);
  if (!isLeadFormId(formId) || !isOffered) throw notFound('Такой формы нет.');
  return { formId, name: leadForms[formId].name };
}
