import { send } from '@showroom/bff/send';
import { reservationTermsVersion } from '@showroom/domain/shop/vehicle-reservation';
import type { LeadFormProps } from '@showroom/forms/lead-form-props';
import { toRefusal } from '../lead/to-refusal.ts';
import { keepHold } from './own-holds.ts';

/** Reserves the vehicle that the form is about; its page, with the way to the bank, is the next one. */
export const sendDeposit: LeadFormProps['send'] = async ({ vehicleId, ...holder }, { idempotencyKey }) => {
  const id = Number(vehicleId);
  const sent = await send(
    'POST /reservation',
    { vehicleId: id, holder, termsVersion: reservationTermsVersion },
    idempotencyKey,
  );
  if (sent.kind !== 'done') return toRefusal(sent);
  keepHold(id, sent.body.id);
  const statusHref = `/checkout/${sent.body.id}/`;
  location.assign(statusHref);
  return { ok: true, number: sent.body.number, statusHref };
};
