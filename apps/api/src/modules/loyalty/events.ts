import { pendingDays } from '@showroom/domain/account/loyalty';
import { addDays } from '@showroom/domain/booking/moscow-time';
import * as v from 'valibot';
import { notFound } from '../../http/api-error.ts';
import { knownHolding } from '../holdings/known-holding.ts';
import { type GroupHandler, type GroupWork, groupHandler } from '../tools/group-handler.ts';
import { creditPending, spendPoints, today } from './ledger.ts';
import { tellBonus } from './routes.ts';

const phone = v.pipe(v.string(), v.regex(/^7\d{10}$/));
const points = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000));
const reason = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200));
const movement = v.strictObject({ phone, points, reason });

async function memberOf({ executor, holdingId }: GroupWork, given: string): Promise<string> {
  const [row] = await executor.query<{ id: string }>('select id from customer where holding_id = $1 and phone = $2', [
    holdingId,
    given,
  ]);
  if (!row || knownHolding(holdingId)?.features.loyalty !== true) throw notFound('Такого участника нет.');
  return row.id;
}

/** What the group's loyalty system tells. */
export const loyaltyEvents: Readonly<Record<string, GroupHandler>> = {
  'bonus.earned': groupHandler(
    movement,
    async (work, data) => {
      const customerId = await memberOf(work, data.phone);
      const cause = `event:${work.eventId}`;
      const { points: count, reason: words } = data;
      const availableOn = addDays(today(), pendingDays);
      await creditPending(work.executor, { customerId, points: count, reason: words, cause, availableOn });
      await tellBonus(work.executor, customerId, count, words);
    },
    { phone: '79990000001', points: 720, reason: 'ТО, заказ-наряд 24\u00a0000\u00a0₽' },
  ),
  'bonus.spent': groupHandler(
    movement,
    async (work, data) => {
      const customerId = await memberOf(work, data.phone);
      const cause = `event:${work.eventId}`;
      await spendPoints(work.executor, { customerId, points: data.points, reason: data.reason, cause });
      await tellBonus(work.executor, customerId, -data.points, data.reason);
    },
    { phone: '79990000001', points: 100, reason: 'Оплата шиномонтажа' },
  ),
  'loyalty.sum': groupHandler(
    v.strictObject({ phone, spentSum: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
    async (work, data) => {
      await work.executor.query(
        `insert into loyalty_member (customer_id, spent_sum) values ($1, $2)
         on conflict (customer_id) do update set spent_sum = excluded.spent_sum`,
        [await memberOf(work, data.phone), data.spentSum],
      );
    },
    { phone: '79990000001', spentSum: 6_470_000 },
  ),
};
