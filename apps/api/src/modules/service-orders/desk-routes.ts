import { api } from '../../rpc/implementer.ts';
import { keepFile, readOwnFile } from '../account-files/account-files.ts';
import { deskPage, deskWindow } from '../tools/desk-page.ts';
import { requireWork } from './customer.ts';
import {
  addDeskWork,
  answerOrder,
  moveDeskOrder,
  moveDeskWork,
  readDeskOrder,
  requireDeskOrder,
  serviceScope,
} from './desk.ts';
import { presentOrder } from './present.ts';
import { listDeskOrders } from './queries.ts';

const photoLimit = 10;

/** A number of an order, or the last digits of a phone. */
function readSearch(search: string) {
  const digits = search.replace(/\D/g, '');
  return digits === '' ? { number: undefined, tail: undefined } : { number: Number(digits), tail: digits };
}

export const deskOrdersRoutes = {
  list: api.deskOrders.list.handler(async ({ input, context }) => {
    const scope = await serviceScope(context, input);
    const { status, dealer, search = '', page = 1 } = input.query;
    const filter = { status, dealer, ...readSearch(search) };
    const { items, total } = await listDeskOrders(context.database, scope, filter, deskWindow(page));
    return deskPage(page, { items: items.map((row) => ({ ...presentOrder(row), customer: row.customer })), total });
  }),
  order: api.deskOrders.order.handler(async ({ input, context }) =>
    readDeskOrder(context.database, await serviceScope(context, input), input.params.order),
  ),
  move: api.deskOrders.move.handler(async ({ input, context }) =>
    moveDeskOrder(context.database, await serviceScope(context, input), input.params.order, input.body),
  ),
  addWork: api.deskOrders.addWork.handler(async ({ input, context }) =>
    addDeskWork(context.database, await serviceScope(context, input), input.params.order, input.body),
  ),
  moveWork: api.deskOrders.moveWork.handler(async ({ input: { params, body, ...input }, context }) =>
    moveDeskWork(context.database, await serviceScope(context, input), params.order, params.work, body.status),
  ),
  addPhoto: api.deskOrders.addPhoto.handler(async ({ input: { params, body, ...input }, context }) => {
    const order = await requireDeskOrder(context.database, await serviceScope(context, input), params.order);
    const { id } = await requireWork(context.database, order.id, params.work);
    return keepFile(context, order.customerId, { kind: 'work', id }, body.file, photoLimit);
  }),
  photo: api.deskOrders.photo.handler(async ({ input: { params, ...input }, context }) => {
    const order = await requireDeskOrder(context.database, await serviceScope(context, input), params.order);
    const { id } = await requireWork(context.database, order.id, params.work);
    return readOwnFile(context, { kind: 'work', id }, params.photo);
  }),
  answer: api.deskOrders.answer.handler(async ({ input, context }) =>
    answerOrder(context.database, await serviceScope(context, input), input.params.order, input.body.text),
  ),
};
