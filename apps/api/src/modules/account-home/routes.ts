import { api } from '../../rpc/implementer.ts';
import { requireCustomer } from '../account/require-customer.ts';
import { hasLoyalty } from '../loyalty/routes.ts';
import { deskPage, deskWindow } from '../tools/desk-page.ts';
import { readHome } from './home.ts';
import { listRequests } from './requests.ts';

export const accountHomeRoutes = {
  view: api.accountHome.view.handler(async ({ input: { headers, query }, context }) => {
    const customer = await requireCustomer(context, headers.authorization, query.holdingId);
    return readHome(context.database, customer, hasLoyalty(context, query.holdingId));
  }),
  requests: api.accountHome.requests.handler(async ({ input: { headers, query }, context }) => {
    const customer = await requireCustomer(context, headers.authorization, query.holdingId);
    const page = query.page ?? 1;
    return deskPage(page, await listRequests(context.database, customer, deskWindow(page)));
  }),
};
