import { notFound } from '../../http/api-error.ts';
import { api } from '../../rpc/implementer.ts';
import type { OwnCall } from '../../rpc/own-call.ts';
import { requireCustomer } from '../account/require-customer.ts';
import { readOwnFile } from '../account-files/account-files.ts';
import { requireId } from '../account-files/object-id.ts';
import { hashOf } from '../booking/visit.ts';
import { claimBooking } from '../order-intake/from-booking.ts';
import { deskPage, deskWindow } from '../tools/desk-page.ts';
import { cancelOrder, decideWork, noteOrder, readOrder, requireOrder, requireWork } from './customer.ts';
import { presentOrder } from './present.ts';
import { listOwnOrders } from './queries.ts';

const owner = (context: Parameters<typeof requireCustomer>[0], { headers, query }: OwnCall) =>
  requireCustomer(context, headers.authorization, query.holdingId);

export const ordersRoutes = {
  list: api.orders.list.handler(async ({ input, context }) => {
    const { id } = await owner(context, input);
    const { state, car, page = 1 } = input.query;
    const filter = { state, car: car && requireId(car, 'Такого автомобиля нет.') };
    const { items, total } = await listOwnOrders(context.database, id, filter, deskWindow(page));
    return deskPage(page, { items: items.map(presentOrder), total });
  }),
  order: api.orders.order.handler(async ({ input, context }) =>
    readOrder(context.database, (await owner(context, input)).id, input.params.order),
  ),
  cancel: api.orders.cancel.handler(async ({ input, context }) =>
    cancelOrder(context.database, (await owner(context, input)).id, input.params.order),
  ),
  note: api.orders.note.handler(async ({ input, context }) =>
    noteOrder(context.database, (await owner(context, input)).id, input.params.order, input.body.text),
  ),
  decide: api.orders.decide.handler(async ({ input: { params, body, ...input }, context }) =>
    decideWork(context.database, (await owner(context, input)).id, params.order, params.work, body),
  ),
  photo: api.orders.photo.handler(async ({ input: { params, ...input }, context }) => {
    const order = await requireOrder(context.database, (await owner(context, input)).id, params.order);
    const { id } = await requireWork(context.database, order.id, params.work);
    return readOwnFile(context, { kind: 'work', id }, params.photo);
  }),
  claim: api.orders.claim.handler(async ({ input, context }) => {
    const customer = await owner(context, input);
    const id = await context.database.transaction((executor) =>
      claimBooking(executor, customer, hashOf(input.body.secret)),
    );
    if (!id) throw notFound('Такой записи нет.');
    return readOrder(context.database, customer.id, id);
  }),
};
