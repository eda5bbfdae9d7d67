import { api } from '../../rpc/implementer.ts';
import { requireStaff } from '../tools/require-staff.ts';
import { createShortLink, followShortLink, listShortLinks } from './service.ts';

export const shortLinkRoutes = {
  shortLink: api.tools.shortLink.handler(({ input: { code, holdingId, click }, context }) =>
    followShortLink(context.database, holdingId, code, click !== undefined),
  ),
  shortLinks: api.tools.shortLinks.handler(async ({ input: { query, headers }, context }) => {
    const { id, dealers = null } = await requireStaff(context, headers.authorization, query.holdingId);
    return listShortLinks(context.database, query.holdingId, { staffId: id, dealers });
  }),
  createShortLink: api.tools.createShortLink.handler(async ({ input: { query, headers, body }, context }) => {
    const staff = await requireStaff(context, headers.authorization, query.holdingId);
    return createShortLink(context.database, query.holdingId, staff.id, body);
  }),
};
