import type { VehicleReport } from '@showroom/api-contract/lead';
import { send } from '@showroom/bff/send';
import type { LeadFormProps } from '@showroom/forms/lead-form-props';
import { toRefusal } from '../lead/to-refusal.ts';

/** Asks for a code by SMS. */
export const sendSms: NonNullable<LeadFormProps['sendSms']> = async ({ phone = '' }) => {
  const sent = await send('POST /catalog/report/code', { phone }, null);
  return sent.kind === 'done' ? { sent: true, resendIn: sent.body.resendIn } : toRefusal(sent);
};

/** Confirms the code of the form; `keep` gets the report. Only the page's path goes along. */
export const sendForReport =
  (keep: (report: VehicleReport) => void): LeadFormProps['send'] =>
  async (formData, { idempotencyKey, smsCode = '' }) => {
    const input = { formUrl: location.pathname, formData, smsCode };
    const sent = await send('POST /catalog/report', input, idempotencyKey);
    if (sent.kind !== 'done') return toRefusal(sent);
    keep(sent.body.report);
    const { number, token } = sent.body.lead;
    return { ok: true, number, ...(token && { statusHref: `/request/#${token}` }) };
  };
