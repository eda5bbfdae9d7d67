import { contract } from '@showroom/api-contract/contract';
import { dealFileBytes } from '@showroom/api-contract/desk-deals';
import { row } from '../row.ts';
import { answerOf } from './answer-of.ts';

const insurances = contract.deskInsurances;

/** Policies of the staff desk. */
export const deskInsuranceRows = {
  'GET /reports/insurances': row(insurances.list, { query: ['phone'], answer: answerOf(insurances.list) }),
  'POST /reports/insurances': row(insurances.add, {
    body: ['phone', 'kind', 'number', 'insurer', 'vehicle', 'startsOn', 'endsOn', 'premium', 'key'],
    maxBody: 5_000,
    answer: answerOf(insurances.add),
  }),
  'POST /reports/insurances/{id}/term': row(insurances.renew, {
    body: ['number', 'startsOn', 'endsOn', 'premium'],
    maxBody: 2_000,
    answer: answerOf(insurances.renew),
  }),
  'POST /reports/insurances/{id}/end': row(insurances.end, {
    body: [],
    maxBody: 200,
    answer: answerOf(insurances.end),
  }),
  'POST /reports/insurance-documents': row(insurances.upload, {
    query: ['policy'],
    body: ['file'],
    isUpload: true,
    maxBody: dealFileBytes + 64 * 1024,
    timeoutMs: 30_000,
    answer: answerOf(insurances.upload),
  }),
};
