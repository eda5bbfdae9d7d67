import { clientSession } from '@showroom/analytics/track';
import type { Answer } from '@showroom/bff/calls';
import { type Sent, send } from '@showroom/bff/send';
import type { LeadFormId } from '@showroom/domain/lead/lead-forms';
import type { LeadFormProps, LeadResult } from '@showroom/forms/lead-form-props';
import { toRefusal } from './to-refusal.ts';

/** What became of a send, in the words of a form. */
export const toLeadResult = (sent: Sent<Answer<'POST /lead/commit'>>): LeadResult =>
  sent.kind === 'done' ? toStored(sent.body) : toRefusal(sent);

const toStored = ({ number, promise, token }: Answer<'POST /lead/commit'>): LeadResult => ({
  ...{ ok: true, number },
  ...(promise && { promise }),
  ...(token && { statusHref: `/request/#${token}` }),
});

/** Sends one form of the page that is open. Only its path goes along: a query may name a person. */
export const sendForm =
  (formId: LeadFormId): LeadFormProps['send'] =>
  async (data, { idempotencyKey }) => {
    const session = clientSession();
    const formData = session ? { ...data, clientSession: session } : data;
    return toLeadResult(
      await send('POST /lead/commit', { formId, formUrl: location.pathname, formData }, idempotencyKey),
    );
  };
