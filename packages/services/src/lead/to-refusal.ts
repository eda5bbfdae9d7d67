import type { SendFailure } from '@showroom/bff/send';
import { waitText } from '@showroom/domain/lead/wait-text';
import type { LeadResult } from '@showroom/forms/lead-form-props';

const tooMany = (when: string) =>
  `С\u00a0этого телефона или\u00a0адреса уже отправлено много заявок. Попробуйте ${when}.`;

/** What did not succeed, in the words of a form. */
export function toRefusal(failure: SendFailure): Exclude<LeadResult, { ok: true }> {
  if (failure.kind === 'refused')
    return { fieldErrors: Object.fromEntries(failure.fields.map(({ field, message }) => [field, message])) };
  const { reason, waitSeconds } = failure;
  if (reason !== 'too-many') return { failed: true };
  return { failed: true, message: tooMany(waitSeconds ? waitText(waitSeconds) : 'позже') };
}
