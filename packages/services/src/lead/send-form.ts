import { type LeadOutcome, sendLead } from '@showroom/api-client/send-lead';
import type { LeadFormProps, LeadResult } from '@showroom/forms/lead-form-props';
import { toRefusal } from './to-refusal.ts';

/** An answer of the API in the words of a form. */
export const toLeadResult = (outcome: LeadOutcome): LeadResult =>
  outcome.kind === 'stored' ? { ok: true, number: outcome.number } : toRefusal(outcome);

/** Sends one form of the page that is open. Only its path goes along: a query may name a person. */
export const sendForm =
  (formId: string): LeadFormProps['send'] =>
  async (data, { idempotencyKey }) =>
    toLeadResult(await sendLead({ formId, formUrl: location.pathname, formData: data }, idempotencyKey));
