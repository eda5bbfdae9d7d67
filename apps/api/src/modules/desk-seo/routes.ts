import type { ApiContext } from '../../rpc/context.ts';
import { api } from '../../rpc/implementer.ts';
import { deskPage, deskWindow } from '../tools/desk-page.ts';
import { requireStaff } from '../tools/require-staff.ts';
import type { Act } from './act.ts';
import { listRedirectRows } from './redirect-queries.ts';
import { deleteRedirect, importRedirects, putRedirect } from './redirect-service.ts';
import { listSeoRows } from './seo-queries.ts';
import { deleteSeo, importSeo, putSeo } from './seo-service.ts';

/** Who acts. Throws 404 for everybody who is no staff of the holding. */
async function actOf(context: ApiContext, authorization: string | undefined, holdingId: number): Promise<Act> {
  const staff = await requireStaff(context, authorization, holdingId);
  return { database: context.database, holdingId, staffId: staff.id };
}

export const deskSeoRoutes = {
  redirects: api.deskSeo.redirects.handler(async ({ input: { query, headers }, context }) => {
    const { holdingId, search, status, sort = 'urlFrom', page = 1 } = query;
    const { database } = await actOf(context, headers.authorization, holdingId);
    const asked = { search, sort, status: status === undefined ? undefined : Number(status) };
    return deskPage(page, await listRedirectRows(database, holdingId, { ...asked, ...deskWindow(page) }));
  }),
  putRedirect: api.deskSeo.putRedirect.handler(async ({ input: { query, headers, body }, context }) =>
    putRedirect(await actOf(context, headers.authorization, query.holdingId), body),
  ),
  deleteRedirect: api.deskSeo.deleteRedirect.handler(async ({ input: { query, headers, body }, context }) =>
    deleteRedirect(await actOf(context, headers.authorization, query.holdingId), body.urlFrom),
  ),
  importRedirects: api.deskSeo.importRedirects.handler(async ({ input: { query, headers, body }, context }) =>
    importRedirects(await actOf(context, headers.authorization, query.holdingId), body),
  ),
  seo: api.deskSeo.seo.handler(async ({ input: { query, headers }, context }) => {
    const { holdingId, search, page = 1 } = query;
    const { database } = await actOf(context, headers.authorization, holdingId);
    return deskPage(page, await listSeoRows(database, holdingId, { search, ...deskWindow(page) }));
  }),
  putSeo: api.deskSeo.putSeo.handler(async ({ input: { query, headers, body }, context }) =>
    putSeo(await actOf(context, headers.authorization, query.holdingId), body.path, body.data),
  ),
  deleteSeo: api.deskSeo.deleteSeo.handler(async ({ input: { query, headers, body }, context }) =>
    deleteSeo(await actOf(context, headers.authorization, query.holdingId), body.path),
  ),
  importSeo: api.deskSeo.importSeo.handler(async ({ input: { query, headers, body }, context }) =>
    importSeo(await actOf(context, headers.authorization, query.holdingId), body),
  ),
};
