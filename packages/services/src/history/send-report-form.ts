import { type CodeOutcome, openReport, type ReportOutcome, sendReportCode } from '@showroom/api-client/send-report';
import type { VehicleReport } from '@showroom/api-contract/lead';
import type { LeadFormProps, LeadResult, SmsResult } from '@showroom/forms/lead-form-props';
import { toRefusal } from '../lead/to-refusal.ts';

export const toSmsResult = (outcome: CodeOutcome): SmsResult =>
  outcome.kind === 'sent' ? { sent: true, resendIn: outcome.resendIn } : toRefusal(outcome);

export const toReportResult = (outcome: ReportOutcome): LeadResult =>
  outcome.kind === 'opened' ? { ok: true, number: outcome.number } : toRefusal(outcome);

export const sendSms: NonNullable<LeadFormProps['sendSms']> = async ({ phone = '' }) =>
  toSmsResult(await sendReportCode(phone));

/** Confirms the code of the form; `keep` gets the report. Only the page's path goes along. */
export const sendForReport =
  (keep: (report: VehicleReport) => void): LeadFormProps['send'] =>
  async (formData, { idempotencyKey, smsCode = '' }) => {
    const outcome = await openReport({ formUrl: location.pathname, formData, smsCode }, idempotencyKey);
    if (outcome.kind === 'opened') keep(outcome.report);
    return toReportResult(outcome);
  };
