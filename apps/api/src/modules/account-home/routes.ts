import { api } from '../../rpc/implementer.ts';
import { requireCustomer } from '../account/require-customer.ts';
import { hasLoyalty } from '../loyalty/routes.ts';
import { readHome } from './home.ts';

export const accountHomeRoutes = {
  view: api.accountHome.view.handler(async ({ input: { headers, query }, context }) => {
    const customer = await requireCustomer(context, headers.authorization, query.holdingId);
    return readHome(context.database, customer, hasLoyalty(context, query.holdingId));
  }),
};
