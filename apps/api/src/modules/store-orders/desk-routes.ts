import { api } from '../../rpc/implementer.ts';
import { deskPage, deskWindow } from '../tools/desk-page.ts';
import { act, customerName, deskOf, presentDeskOrder, readSearch } from './desk.ts';
import { listLowStock, listStuckPayments } from './desk-queries.ts';
import { moveOrder } from './move.ts';
import { toRow } from './present.ts';
import { addEvent, listOrders } from './queries.ts';
import { endOrder, refundLines } from './refund.ts';

export const deskStoreRoutes = {
  list: api.deskStore.list.handler(async ({ input, context }) => {
    const desk = await deskOf(context, input);
    const { status, dealer, search = '', page = 1 } = input.query;
    const filter = { status, dealer, ...readSearch(search) };
    const { items, total } = await listOrders(context.database, desk, filter, deskWindow(page));
    return deskPage(page, { items: items.map((row) => ({ ...toRow(row), customer: customerName(row) })), total });
  }),
  order: api.deskStore.order.handler(async ({ input, context }) =>
    presentDeskOrder(context.database, await deskOf(context, input), input.params.id),
  ),
  move: api.deskStore.move.handler(async ({ input, context }) =>
    act(
      context,
      await deskOf(context, input),
      input.params.id,
      'store-order-status',
      async (executor, order, mover) => {
        await moveOrder(executor, order, input.body.status, mover);
        return { from: order.status, to: input.body.status };
      },
    ),
  ),
  cancel: api.deskStore.cancel.handler(async ({ input, context }) =>
    act(
      context,
      await deskOf(context, input),
      input.params.id,
      'store-order-cancel',
      async (executor, order, mover) => {
        await endOrder(executor, order, mover);
        return { from: order.status };
      },
    ),
  ),
  refund: api.deskStore.refund.handler(async ({ input, context }) =>
    act(
      context,
      await deskOf(context, input),
      input.params.id,
      'store-order-refund',
      async (executor, order, mover) => {
        await refundLines(executor, order, input.body, mover);
        return { lines: input.body.lines, toStock: input.body.toStock };
      },
    ),
  ),
  note: api.deskStore.note.handler(async ({ input, context }) =>
    act(context, await deskOf(context, input), input.params.id, 'store-order-note', async (executor, order, mover) => {
      await addEvent(executor, order.id, { kind: 'note', body: input.body.text, ...mover });
      return {};
    }),
  ),
  lowStock: api.deskStore.lowStock.handler(async ({ input, context }) => {
    const desk = await deskOf(context, input);
    const { page = 1, dealer } = input.query;
    return deskPage(page, await listLowStock(context.database, desk, dealer, deskWindow(page)));
  }),
  stuckPayments: api.deskStore.stuckPayments.handler(async ({ input, context }) => {
    const desk = await deskOf(context, input);
    const { page = 1 } = input.query;
    return deskPage(page, await listStuckPayments(context.database, desk, deskWindow(page)));
  }),
};
