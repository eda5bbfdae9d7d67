import { bookingDays, bookingHold, bookingReceipt, bookingView } from '@showroom/api-contract/booking';
import { contract } from '@showroom/api-contract/contract';
import { row } from '../row.ts';

const { booking } = contract;

const slot = ['kind', 'dealer', 'works', 'mark', 'startsAt', 'secret'] as const;
/** A secret goes in the body, so that no address, log or history keeps it. */
const unseen = { maxBody: 2_000, sent: ['x-forwarded-for'], kept: ['retry-after'] } as const;

/** Visits by time: what is free, what is held, the booking of a secret. */
export const bookingRows = {
  'GET /booking/slots': row(booking.slots, { query: ['kind', 'dealer', 'works', 'mark'], answer: bookingDays }),
  'POST /booking/hold': row(booking.hold, { ...unseen, body: slot, answer: bookingHold }),
  'POST /booking/confirm': row(booking.confirm, {
    mayOwn: true,
    maxBody: 100_000,
    sent: ['idempotency-key', 'x-forwarded-for'],
    kept: ['retry-after', 'idempotent-replayed'],
    body: [...slot, 'formUrl', 'formData'],
    answer: bookingReceipt,
  }),
  'POST /booking/read': row(booking.read, { ...unseen, body: ['secret'], answer: bookingView }),
  'POST /booking/move': row(booking.move, { ...unseen, body: ['secret', 'startsAt'], answer: bookingView }),
  'POST /booking/cancel': row(booking.cancel, { ...unseen, body: ['secret'], answer: bookingView }),
};
