import { works } from '@showroom/domain/booking/works';
import { api } from '../../rpc/implementer.ts';
import { optionalCustomer } from '../account/optional-customer.ts';
import { cancelVisit, changeTime } from './change.ts';
import { confirmBooking } from './confirm.ts';
import { listFreeTimes } from './free-times.ts';
import { holdSlot } from './hold.ts';
import { openBooking, viewOf } from './view.ts';

export const bookingRoutes = {
  works: api.booking.works.handler(() => ({ data: [...works] })),
  slots: api.booking.slots.handler(({ input, context }) => {
    const { holdingId, works: codes, ...place } = input;
    return listFreeTimes(context, holdingId, { ...place, works: codes?.split(',') ?? [] });
  }),
  hold: api.booking.hold.handler(({ input: { query, body }, context }) =>
    holdSlot(context, { holdingId: query.holdingId, address: context.callerAddress }, body),
  ),
  confirm: api.booking.confirm.handler(async ({ input: { query, headers, body }, context }) => {
    const customer = await optionalCustomer(context, headers.authorization, query.holdingId);
    const sender = { holdingId: query.holdingId, address: context.callerAddress, customerId: customer?.id };
    const { receipt, replayed } = await confirmBooking(context, sender, headers['idempotency-key'], body);
    return { body: receipt, ...(replayed && { headers: { 'idempotent-replayed': 'true' as const } }) };
  }),
  read: api.booking.read.handler(async ({ input: { query, body }, context }) =>
    viewOf(context, await openBooking(context.database, query.holdingId, body.secret)),
  ),
  move: api.booking.move.handler(({ input: { query, body }, context }) => changeTime(context, query.holdingId, body)),
  cancel: api.booking.cancel.handler(({ input: { query, body }, context }) =>
    cancelVisit(context, query.holdingId, body.secret),
  ),
};
