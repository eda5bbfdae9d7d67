import { readStoreOrderNumber } from '@showroom/domain/shop/store-order';
import * as v from 'valibot';
import { type GroupHandler, groupHandler } from '../tools/group-handler.ts';
import { requireLocked } from './customer.ts';
import { moveOrder, noOrder } from './move.ts';
import { endOrder } from './refund.ts';

const system = { author: 'system' as const };

/** What the group's stock system tells. The status that an order has already is no move; an end gives money back as the desk's does. */
export const storeOrderEvents: Readonly<Record<string, GroupHandler>> = {
  'store-order.moved': groupHandler(
    v.strictObject({
      number: v.pipe(v.string(), v.regex(/^A-\d{1,12}$/)),
      status: v.picklist(['assembling', 'ready', 'completed', 'cancelled']),
    }),
    async ({ executor, holdingId }, { number, status }) => {
      const [row] = await executor.query<{ id: string }>(
        'select id from store_order where holding_id = $1 and number = $2',
        [holdingId, readStoreOrderNumber(number) ?? 0],
      );
      if (!row) throw noOrder();
      const order = await requireLocked(executor, { holdingId }, row.id);
      if (order.status === status) return;
      if (status === 'cancelled') await endOrder(executor, order, system);
      else await moveOrder(executor, order, status, system);
    },
    { number: 'A-000001', status: 'assembling' },
  ),
};
