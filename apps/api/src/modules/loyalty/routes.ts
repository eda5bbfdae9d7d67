import type { DeskBonus } from '@showroom/api-contract/desk-deals';
import { levelOf, pendingDays } from '@showroom/domain/account/loyalty';
import { addDays } from '@showroom/domain/booking/moscow-time';
import type { Executor } from '../../db/database.ts';
import { notFound } from '../../http/api-error.ts';
import type { ApiContext } from '../../rpc/context.ts';
import { api } from '../../rpc/implementer.ts';
import { requireCustomer } from '../account/require-customer.ts';
import { writeAudit } from '../content/store/audit.ts';
import { unreadOf } from '../notices/queries.ts';
import { tellCustomer } from '../notices/tell-customer.ts';
import { customerByPhone, type DeskCustomer } from '../tools/desk-customer.ts';
import { deskPage, deskWindow } from '../tools/desk-page.ts';
import { requireStaff } from '../tools/require-staff.ts';
import { listEntries } from './entries.ts';
import { creditPending, readBalance, spendPoints, today } from './ledger.ts';

export const hasLoyalty = ({ holdings }: Pick<ApiContext, 'holdings'>, holdingId: number): boolean =>
  holdings.get(holdingId)?.features.loyalty === true;

const requireLoyalty = (context: Pick<ApiContext, 'holdings'>, holdingId: number) => {
  if (!hasLoyalty(context, holdingId)) throw notFound('Такого адреса нет.');
};

export const loyaltyRoutes = {
  view: api.loyalty.view.handler(async ({ input: { headers, query }, context }) => {
    const { id } = await requireCustomer(context, headers.authorization, query.holdingId);
    requireLoyalty(context, query.holdingId);
    const { spentSum, ...balance } = await readBalance(context.database, id);
    const { level, next } = levelOf(spentSum);
    const page = query.page ?? 1;
    return {
      ...balance,
      level: { name: level.name, ratePercent: level.ratePercent, payPercent: level.payPercent },
      next,
      ...deskPage(page, await listEntries(context.database, id, deskWindow(page))),
    };
  }),
  additional: api.loyalty.additional.handler(async ({ input: { headers, query }, context }) => {
    const { id } = await requireCustomer(context, headers.authorization, query.holdingId);
    const expiring = hasLoyalty(context, query.holdingId) ? (await readBalance(context.database, id)).expiring : null;
    return {
      earlyBonusSumEnd: expiring && { bonusQtySum: expiring.points, date: expiring.on },
      unread: await unreadOf(context.database, id),
    };
  }),
};

async function present(db: Executor, { id, name }: DeskCustomer): Promise<DeskBonus> {
  const { isMember, balance, pending } = await readBalance(db, id);
  const { items } = await listEntries(db, id, { limit: 50, offset: 0 });
  return { customer: name, isMember, balance, pending, items };
}

export const deskBonusRoutes = {
  bonus: api.deskDeals.bonus.handler(async ({ input: { headers, query }, context }) => {
    await requireStaff(context, headers.authorization, query.holdingId, ['sales', 'service']);
    requireLoyalty(context, query.holdingId);
    return present(context.database, await customerByPhone(context.database, query.holdingId, query.phone));
  }),
  addBonus: api.deskDeals.addBonus.handler(async ({ input: { headers, query, body }, context }) => {
    const { holdingId } = query;
    const staff = await requireStaff(context, headers.authorization, holdingId, ['sales', 'service']);
    requireLoyalty(context, holdingId);
    return context.database.transaction(async (executor) => {
      const owner = await customerByPhone(executor, holdingId, body.phone);
      const { points, reason, key } = body;
      const movement = { customerId: owner.id, points, reason, cause: `desk:${key}` };
      const isNew =
        body.act === 'spend'
          ? await spendPoints(executor, movement)
          : await creditPending(executor, { ...movement, availableOn: addDays(today(), pendingDays) });
      if (isNew) {
        await tellBonus(executor, owner.id, body.act === 'spend' ? -points : points, reason);
        const details = { points: body.act === 'spend' ? -points : points };
        await writeAudit(executor, {
          holdingId,
          actor: staff.id,
          act: 'bonus',
          subject: `customer:${owner.id}`,
          details,
        });
      }
      return present(executor, owner);
    });
  }),
};

/** Tells of points that came or were spent. */
export const tellBonus = (executor: Executor, customerId: string, points: number, reason: string): Promise<void> =>
  tellCustomer(executor, {
    customerId,
    kind: 'bonus',
    title: points < 0 ? `Списаны баллы: ${-points}` : `Начислены баллы: ${points}`,
    text: points < 0 ? reason : `${reason}. Станут доступны через ${pendingDays} дней.`,
    href: '/lk/loyalty/',
  });
