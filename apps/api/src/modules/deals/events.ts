import { dealStatuses } from '@showroom/domain/account/sales-deal';
import { codesOf } from '@showroom/domain/dictionaries';
import * as v from 'valibot';
import type { Executor } from '../../db/database.ts';
import { type GroupHandler, groupHandler } from '../tools/group-handler.ts';
import { moveDeal, notePayment, openDeal, planPayment } from './moves.ts';
import type { Deal } from './queries.ts';
import { noDeal, requireDeal } from './read-deal.ts';

const number = v.pipe(v.string(), v.minLength(1), v.maxLength(40));
/** Kopecks. */
const amount = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000_000_000));
const actor = 'group';

async function dealOf(executor: Executor, holdingId: number, given: string): Promise<Deal> {
  const [row] = await executor.query<{ id: string }>(
    'select id from sales_deal where holding_id = $1 and number = $2',
    [holdingId, given],
  );
  if (!row) throw noDeal();
  return requireDeal(executor, { holdingId, dealers: null }, row.id, true);
}

/** What the group's sales system tells. */
export const dealEvents: Readonly<Record<string, GroupHandler>> = {
  'deal.opened': groupHandler(
    v.strictObject({
      phone: v.pipe(v.string(), v.regex(/^7\d{10}$/)),
      number,
      vehicleId: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
      vehicleName: v.optional(v.pipe(v.string(), v.maxLength(120))),
      dealer: v.optional(v.pipe(v.string(), v.maxLength(64))),
      price: v.optional(amount),
      adviser: v.optional(v.pipe(v.string(), v.maxLength(64))),
    }),
    async ({ executor, holdingId }, data) => void (await openDeal(executor, holdingId, data, actor)),
    { phone: '79990000001', number: 'GR-1001', vehicleId: 1 },
  ),
  'deal.moved': groupHandler(
    v.strictObject({ number, status: v.picklist(codesOf(dealStatuses)) }),
    async ({ executor, holdingId }, data) =>
      moveDeal(executor, await dealOf(executor, holdingId, data.number), data.status, actor),
    { number: 'GR-1001', status: 'contract' },
  ),
  'deal.paid': groupHandler(
    v.strictObject({
      number,
      name: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
      amount,
      on: v.pipe(v.string(), v.isoDate()),
    }),
    async ({ executor, holdingId }, data) => {
      const deal = await dealOf(executor, holdingId, data.number);
      const [planned] = await executor.query<{ id: string }>(
        'select id from deal_payment where deal_id = $1 and name = $2 and paid_amount < amount order by due_on, id limit 1',
        [deal.id, data.name],
      );
      // Money without a plan is a plan of its own.
      const id =
        planned?.id ?? (await planPayment(executor, deal.id, { name: data.name, dueOn: data.on, amount: data.amount }));
      await notePayment(executor, deal, id, data.amount);
    },
    { number: 'GR-1001', name: 'Предоплата', amount: 5_000_000, on: '2026-11-23' },
  ),
};
