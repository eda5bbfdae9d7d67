import { api } from '../../rpc/implementer.ts';
import { requireCustomer } from '../account/require-customer.ts';
import { deskPage, deskWindow } from '../tools/desk-page.ts';
import { createOrder } from './create.ts';
import { cancelOrder, payOrder, readOrder } from './customer.ts';
import { toRow } from './present.ts';
import { listOrders } from './queries.ts';
import { quoteOrder } from './quote.ts';

export const storeOrderRoutes = {
  quote: api.storeOrders.quote.handler(({ input: { headers, query, body }, context }) =>
    quoteOrder(context, query.holdingId, headers.authorization, body),
  ),
  create: api.storeOrders.create.handler(async ({ input: { headers, query, body }, context }) => {
    const { authorization, 'idempotency-key': key } = headers;
    const { receipt, replayed } = await createOrder(context, query.holdingId, { authorization, key }, body);
    return { body: receipt, ...(replayed && { headers: { 'idempotent-replayed': 'true' as const } }) };
  }),
  get: api.storeOrders.get.handler(({ input: { params, query }, context }) =>
    readOrder(context.database, query.holdingId, params.id),
  ),
  cancel: api.storeOrders.cancel.handler(({ input: { params, query }, context }) =>
    cancelOrder(context, query.holdingId, params.id),
  ),
  pay: api.storeOrders.pay.handler(({ input: { params, query }, context }) =>
    payOrder(context, query.holdingId, params.id),
  ),
  list: api.storeOrders.list.handler(async ({ input: { headers, query }, context }) => {
    const { id: customerId } = await requireCustomer(context, headers.authorization, query.holdingId);
    const page = query.page ?? 1;
    const scope = { holdingId: query.holdingId, customerId };
    const { items, total } = await listOrders(context.database, scope, { state: query.state }, deskWindow(page));
    return deskPage(page, { items: items.map(toRow), total });
  }),
};
