import type { DeskDeal } from '@showroom/api-contract/desk-deals';
import { nextDealStatuses } from '@showroom/domain/account/sales-deal';
import type { Executor } from '../../db/database.ts';
import { badRequest } from '../../http/api-error.ts';
import type { ApiContext } from '../../rpc/context.ts';
import { api } from '../../rpc/implementer.ts';
import { writeAudit } from '../content/store/audit.ts';
import { type Desk, deskFor } from '../tools/desk-for.ts';
import { deskPage, deskWindow } from '../tools/desk-page.ts';
import { addDocument } from './documents.ts';
import { moveDeal, notePayment, openDeal, planPayment } from './moves.ts';
import { type Deal, listDeals, toRow } from './queries.ts';
import { presentDeal, requireDeal } from './read-deal.ts';

const deskOf = deskFor('sales');

async function present(db: Executor, desk: Desk, id: string): Promise<DeskDeal> {
  const deal = await requireDeal(db, desk, id);
  return {
    ...(await presentDeal(db, deal)),
    customer: deal.customer,
    moves: [...nextDealStatuses(deal.status)],
    advisers: (deal.advisers ?? []).map(({ code, name }) => ({ code, name })),
  };
}

/** One act on a deal with its line of the trail, in one transaction. Throws 404 outside of the desk's centres. */
async function act(
  context: ApiContext,
  desk: Desk,
  id: string,
  what: string,
  work: (executor: Executor, deal: Deal) => Promise<Record<string, unknown>>,
): Promise<DeskDeal> {
  return context.database.transaction(async (executor) => {
    const deal = await requireDeal(executor, desk, id, true);
    const details = await work(executor, deal);
    const { holdingId, actor } = desk;
    await writeAudit(executor, { holdingId, actor, act: what, subject: `deal:${deal.number}`, details });
    return present(executor, desk, id);
  });
}

export const deskDealRoutes = {
  list: api.deskDeals.list.handler(async ({ input, context }) => {
    const desk = await deskOf(context, input);
    const { status, search, page = 1 } = input.query;
    const { items, total } = await listDeals(context.database, desk, { status, search }, deskWindow(page));
    return deskPage(page, { items: items.map((deal) => ({ ...toRow(deal), customer: deal.customer })), total });
  }),
  get: api.deskDeals.get.handler(async ({ input, context }) =>
    present(context.database, await deskOf(context, input), input.params.id),
  ),
  open: api.deskDeals.open.handler(async ({ input, context }) => {
    const desk = await deskOf(context, input);
    const { holdingId, actor } = desk;
    return context.database.transaction(async (executor) => {
      const id = await openDeal(executor, holdingId, input.body, actor);
      await writeAudit(executor, { holdingId, actor, act: 'deal-open', subject: `deal:${input.body.number}` });
      // A deal of a centre that is not theirs is 404 here, and nothing of it stays.
      return present(executor, desk, id);
    });
  }),
  move: api.deskDeals.move.handler(async ({ input: { params, body, ...asked }, context }) => {
    const desk = await deskOf(context, asked);
    return act(context, desk, params.id, 'deal-status', async (executor, deal) => {
      await moveDeal(executor, deal, body.status, desk.actor);
      return { from: deal.status, to: body.status };
    });
  }),
  next: api.deskDeals.next.handler(async ({ input: { params, body, ...asked }, context }) => {
    const desk = await deskOf(context, asked);
    return act(context, desk, params.id, 'deal-next', async (executor, deal) => {
      if (body.adviser !== null && !deal.advisers?.some(({ code }) => code === body.adviser))
        throw badRequest('Сделка не\u00a0сохранена.', [
          { field: 'adviser', message: 'В\u00a0этом центре нет такого консультанта.' },
        ]);
      await executor.query(
        'update sales_deal set adviser = $2, next_step = $3, next_by = $4::date, updated_at = now() where id = $1',
        [deal.id, body.adviser, body.text, body.by],
      );
      return { adviser: body.adviser ?? '', by: body.by ?? '' };
    });
  }),
  plan: api.deskDeals.plan.handler(async ({ input: { params, body, ...asked }, context }) =>
    act(context, await deskOf(context, asked), params.id, 'deal-payment-plan', async (executor, deal) => {
      await planPayment(executor, deal.id, body);
      return { amount: body.amount, dueOn: body.dueOn };
    }),
  ),
  pay: api.deskDeals.pay.handler(async ({ input: { params, body, ...asked }, context }) =>
    act(context, await deskOf(context, asked), params.id, 'deal-payment', async (executor, deal) => {
      await notePayment(executor, deal, params.payment, body.amount);
      return { amount: body.amount };
    }),
  ),
  upload: api.deskDeals.upload.handler(async ({ input: { body, ...asked }, context }) => {
    const { deal: id, name, isForSigning } = asked.query;
    const bytes = new Uint8Array(await body.file.arrayBuffer());
    return act(context, await deskOf(context, asked), id, 'deal-document', async (executor, deal) => {
      const document = await addDocument(executor, context.files, deal, {
        ...{ name, bytes, isForSigning: isForSigning === '1' },
      });
      return { document };
    });
  }),
};
