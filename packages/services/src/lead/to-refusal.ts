import type { SendFailure } from '@showroom/bff/send';
import type { LeadResult } from '@showroom/forms/lead-form-props';

const tooMany =
  'Заявок с\u00a0этого телефона или\u00a0адреса уже слишком много. Попробуйте позже или\u00a0позвоните нам.';

/** What did not succeed, in the words of a form. */
export function toRefusal(failure: SendFailure): Exclude<LeadResult, { ok: true }> {
  if (failure.kind === 'refused')
    return { fieldErrors: Object.fromEntries(failure.fields.map(({ field, message }) => [field, message])) };
  return failure.reason === 'too-many' ? { failed: true, message: tooMany } : { failed: true };
}
