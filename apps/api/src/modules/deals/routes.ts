import { api } from '../../rpc/implementer.ts';
import { requireCustomer } from '../account/require-customer.ts';
import { deskPage, deskWindow } from '../tools/desk-page.ts';
import { readDocument, signDocument } from './documents.ts';
import { listDeals, toRow } from './queries.ts';
import { presentDeal, requireDeal } from './read-deal.ts';

export const salesDealRoutes = {
  list: api.salesDeals.list.handler(async ({ input: { headers, query }, context }) => {
    const customer = await requireCustomer(context, headers.authorization, query.holdingId);
    const page = query.page ?? 1;
    const { state } = query;
    const { items, total } = await listDeals(
      context.database,
      { customerId: customer.id },
      { state },
      deskWindow(page),
    );
    return deskPage(page, { items: items.map(toRow), total });
  }),
  get: api.salesDeals.get.handler(async ({ input: { headers, params, query }, context }) => {
    const customer = await requireCustomer(context, headers.authorization, query.holdingId);
    const deal = await requireDeal(context.database, { customerId: customer.id }, params.id);
    return presentDeal(context.database, deal);
  }),
  file: api.salesDeals.file.handler(async ({ input: { headers, params, query }, context }) => {
    const customer = await requireCustomer(context, headers.authorization, query.holdingId);
    const deal = await requireDeal(context.database, { customerId: customer.id }, params.id);
    return readDocument(context, deal, params.document);
  }),
  sign: api.salesDeals.sign.handler(async ({ input: { headers, params, query, body }, context }) => {
    const customer = await requireCustomer(context, headers.authorization, query.holdingId);
    return context.database.transaction(async (executor) => {
      const deal = await requireDeal(executor, { customerId: customer.id }, params.id, true);
      await signDocument(executor, deal, params.document, { sha256: body.sha256, by: deal.customer });
      return presentDeal(executor, deal);
    });
  }),
};
