import { contract } from '@showroom/api-contract/contract';
import { reviewReceipt } from '@showroom/api-contract/reviews';
import { row } from '../row.ts';

/** Largest review, bytes: 4,000 Russian letters and what stands around them. */
const maxReview = 20_000;

/** Reviews that visitors write. */
export const reviewRows = {
  'POST /reviews': row(contract.reviews.send, {
    maxBody: maxReview,
    body: [
      'dealer',
      'employee',
      'item',
      'rating',
      'author',
      'text',
      'pros',
      'cons',
      'number',
      'phone',
      'photos',
      'policy',
      'consents',
      'consentVersion',
      'robot',
    ],
    // Photos are cut before the answer.
    timeoutMs: 30_000,
    sent: ['idempotency-key', 'x-forwarded-for'],
    kept: ['retry-after', 'idempotent-replayed'],
    answer: reviewReceipt,
  }),
};
