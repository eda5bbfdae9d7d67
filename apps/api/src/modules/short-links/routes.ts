import { notFound } from '../../http/api-error.ts';
import type { ApiContext } from '../../rpc/context.ts';
import { api } from '../../rpc/implementer.ts';
import { isStaff } from '../tools/staff-token.ts';
import { createShortLink, followShortLink, listShortLinks } from './service.ts';

/** The header of a member of the staff; who is none is told what is told of an address that does not exist (PD-6). */
function requireStaff({ staffSecret }: ApiContext, authorization = ''): string {
  if (!isStaff(staffSecret, authorization, 'reports')) throw notFound('Такого адреса нет.');
  return authorization;
}

export const shortLinkRoutes = {
  shortLink: api.tools.shortLink.handler(({ input: { code, holdingId, click }, context }) =>
    followShortLink(context.database, holdingId, code, click !== undefined),
  ),
  shortLinks: api.tools.shortLinks.handler(({ input: { query, headers }, context }) => {
    requireStaff(context, headers.authorization);
    return listShortLinks(context.database, query.holdingId);
  }),
  createShortLink: api.tools.createShortLink.handler(({ input: { query, headers, body }, context }) => {
    const authorization = requireStaff(context, headers.authorization);
    return createShortLink(context.database, query.holdingId, authorization, body);
  }),
};
