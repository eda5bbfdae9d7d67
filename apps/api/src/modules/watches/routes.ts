import { notFound } from '../../http/api-error.ts';
import { api } from '../../rpc/implementer.ts';
import { requireCustomer } from '../account/require-customer.ts';
import { deleteWatch, findWatch, selectWatches, updateWatch } from './watch-queries.ts';
import { addWatch } from './watch-service.ts';

const unknown = () => notFound('Такой подписки нет.');

export const watchRoutes = {
  list: api.watches.list.handler(async ({ input: { headers, query }, context }) => {
    const customer = await requireCustomer(context, headers.authorization, query.holdingId);
    return { items: await selectWatches(context.database, customer.id) };
  }),
  add: api.watches.add.handler(async ({ input: { headers, query, body }, context }) => {
    const customer = await requireCustomer(context, headers.authorization, query.holdingId);
    return addWatch(context.database, customer, body.watch);
  }),
  change: api.watches.change.handler(async ({ input: { headers, query, params, body }, context }) => {
    const customer = await requireCustomer(context, headers.authorization, query.holdingId);
    if (!(await updateWatch(context.database, customer.id, params.id, body))) throw unknown();
    const watch = await findWatch(context.database, customer.id, params.id);
    if (!watch) throw unknown();
    return watch;
  }),
  remove: api.watches.remove.handler(async ({ input: { headers, query, params }, context }) => {
    const customer = await requireCustomer(context, headers.authorization, query.holdingId);
    if (!(await deleteWatch(context.database, customer.id, params.id))) throw unknown();
    return { isDone: true as const };
  }),
};
