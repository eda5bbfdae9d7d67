import { browserTools, type SenderTools, sendOnce, toFailure, type WriteFailure } from './send-once.ts';

export type LeadRequest = { formId: string; formUrl: string; formData: unknown };

/** What became of a form: stored, refused field by field, or not stored as far as anybody knows. */
export type LeadOutcome = { kind: 'stored'; number: string } | WriteFailure;

/**
 * Sends a lead under the key of its filled form. An answer that is lost is asked for once more by itself, with the same
 * key, so that one form is one lead whatever the network does. Never rejects.
 */
export async function sendLead(
  request: LeadRequest,
  idempotencyKey: string,
  tools: SenderTools = browserTools,
): Promise<LeadOutcome> {
  const answer = await sendOnce(tools, '/api/lead/commit/', request, idempotencyKey);
  const { number } = (answer?.body ?? {}) as { number?: unknown };
  if (answer?.status === 200 && typeof number === 'string') return { kind: 'stored', number };
  return toFailure(answer);
}
