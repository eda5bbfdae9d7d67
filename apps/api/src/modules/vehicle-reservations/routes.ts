import { api } from '../../rpc/implementer.ts';
import { requireCustomer } from '../account/require-customer.ts';
import { deskPage, deskWindow } from '../tools/desk-page.ts';
import { createReservation } from './create.ts';
import { cancelReservation, payReservation, readReservation } from './customer.ts';
import { toRow } from './present.ts';
import { listReservations } from './queries.ts';

const { vehicleReservations } = api;

export const vehicleReservationRoutes = {
  create: vehicleReservations.create.handler(async ({ input: { headers, query, body }, context }) => {
    const { authorization, 'idempotency-key': key } = headers;
    const { receipt, replayed } = await createReservation(context, query.holdingId, { authorization, key }, body);
    return { body: receipt, ...(replayed && { headers: { 'idempotent-replayed': 'true' as const } }) };
  }),
  get: vehicleReservations.get.handler(({ input: { params, query }, context }) =>
    readReservation(context.database, query.holdingId, params.id),
  ),
  cancel: vehicleReservations.cancel.handler(({ input: { params, query }, context }) =>
    cancelReservation(context, query.holdingId, params.id),
  ),
  pay: vehicleReservations.pay.handler(({ input: { params, query }, context }) =>
    payReservation(context, query.holdingId, params.id),
  ),
  list: vehicleReservations.list.handler(async ({ input: { headers, query }, context }) => {
    const { id: customerId } = await requireCustomer(context, headers.authorization, query.holdingId);
    const page = query.page ?? 1;
    const scope = { holdingId: query.holdingId, customerId };
    const { items, total } = await listReservations(context.database, scope, {}, deskWindow(page));
    return deskPage(page, { items: items.map(toRow), total });
  }),
};
