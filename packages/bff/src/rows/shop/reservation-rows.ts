import {
  reservationReceipt,
  reservationView,
  vehicleReservationsContract,
} from '@showroom/api-contract/vehicle-reservations';
import * as v from 'valibot';
import { row } from '../../row.ts';

const { create, get, cancel, pay } = vehicleReservationsContract;
const limited = { sent: ['x-forwarded-for'], kept: ['retry-after'], body: [], maxBody: 200 } as const;

/** Vehicles that are kept for a deposit: guests and customers alike; an id is the secret of its page. */
export const reservationRows = {
  'POST /reservation': row(create, {
    mayOwn: true,
    body: ['vehicleId', 'holder', 'termsVersion'],
    maxBody: 10_000,
    sent: ['idempotency-key', 'x-forwarded-for'],
    kept: ['retry-after', 'idempotent-replayed'],
    answer: reservationReceipt,
  }),
  'GET /reservation/{id}': row(get, { answer: reservationView }),
  'POST /reservation/{id}/cancel': row(cancel, { ...limited, answer: reservationView }),
  'POST /reservation/{id}/pay': row(pay, { ...limited, answer: v.object({ paymentId: v.string() }) }),
};
