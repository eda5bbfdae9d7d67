import { paymentsContract } from '@showroom/api-contract/payments';
import { row } from '../../row.ts';
import { answerOf } from '../answer-of.ts';

const { lookup, byReference, get, status, start } = paymentsContract;

/** What a payer's pages ask. Whether anything is paid only the API knows, which asks the bank itself. */
export const paymentRows = {
  'POST /pay/lookup': row(lookup, {
    body: ['number', 'phone'],
    maxBody: 1_000,
    sent: ['x-forwarded-for'],
    kept: ['retry-after'],
    answer: answerOf(lookup),
  }),
  'GET /pay/status': row(byReference, { query: ['reference'], answer: answerOf(byReference) }),
  'GET /pay/{id}': row(get, { answer: answerOf(get) }),
  'GET /pay/{id}/status': row(status, { answer: answerOf(status) }),
  'POST /pay/{id}': row(start, {
    body: ['email', 'origin'],
    maxBody: 1_000,
    // The bank's registration stands behind it.
    timeoutMs: 12_000,
    sent: ['x-forwarded-for'],
    kept: ['retry-after'],
    answer: answerOf(start),
  }),
};
