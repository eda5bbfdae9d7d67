import type { VehicleReport } from '@showroom/api-contract/lead';
import { browserTools, postJson, type SenderTools, sendOnce, toFailure, type WriteFailure } from './send-once.ts';

/** `resendIn`: seconds until another code may be asked for. The same whether or not a message went out (B-09). */
export type CodeOutcome = { kind: 'sent'; resendIn: number } | WriteFailure;
export type ReportOutcome = { kind: 'opened'; number: string; report: VehicleReport } | WriteFailure;
export type ReportRequest = { formUrl: string; formData: unknown; smsCode: string };

/** Asks for a code by SMS. The phone goes in the body: no address, log or history keeps it. Never rejects. */
export async function sendReportCode(phone: string, tools: SenderTools = browserTools): Promise<CodeOutcome> {
  const answer = await postJson(tools, '/api/catalog/report/code/', JSON.stringify({ phone }));
  const { resendIn } = (answer?.body ?? {}) as { resendIn?: unknown };
  if (answer?.status === 200 && typeof resendIn === 'number') return { kind: 'sent', resendIn };
  return toFailure(answer);
}

/** Confirms the code and opens a vehicle's history, once per key: a repeated send gets the same answer. Never rejects. */
export async function openReport(
  request: ReportRequest,
  idempotencyKey: string,
  tools: SenderTools = browserTools,
): Promise<ReportOutcome> {
  const answer = await sendOnce(tools, '/api/catalog/report/', request, idempotencyKey);
  const { lead, report } = (answer?.body ?? {}) as { lead?: { number: string }; report?: VehicleReport };
  if (answer?.status === 200 && lead && report) return { kind: 'opened', number: lead.number, report };
  return toFailure(answer);
}
