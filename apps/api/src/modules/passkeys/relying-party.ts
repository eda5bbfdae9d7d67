import { badRequest } from '../../http/api-error.ts';
import type { ApiContext } from '../../rpc/context.ts';
import { requireHolding } from '../holdings/require-form.ts';

/** Whom a passkey is for: the site's name and host, and the origin that its pages have. */
export type RelyingParty = { name: string; id: string; origin: string };

const localHosts = new Set(['localhost', '127.0.0.1']);

/**
 * The site at this origin. A passkey is bound to its host by the browser; an origin that is neither the holding's own nor, outside
 * production, this machine's is refused with 400.
 */
export function relyingParty(
  { holdings, allowsLocalOrigin }: Pick<ApiContext, 'holdings' | 'allowsLocalOrigin'>,
  holdingId: number,
  origin: string,
): RelyingParty {
  const { name, host } = requireHolding(holdings, holdingId);
  const url = URL.canParse(origin) ? new URL(origin) : undefined;
  const isOwn = url?.protocol === 'https:' && url.host === host;
  const isLocal = allowsLocalOrigin === true && url !== undefined && localHosts.has(url.hostname);
  if (!url || !(isOwn || isLocal))
    throw badRequest('Запрос составлен неверно.', [{ field: 'origin', message: 'не этот сайт' }]);
  return { name, id: url.hostname, origin: url.origin };
}
