import { badRequest } from '../../http/api-error.ts';
import type { Services } from '../../rpc/context.ts';
import { requireHolding } from '../holdings/require-form.ts';

const localHosts = new Set(['localhost', '127.0.0.1']);

/**
 * Where the bank sends the payer back to: the holding's own site, or, outside production, a shell on this machine. Any other
 * origin is refused with 400.
 */
export function siteOrigin(
  { holdings, allowsLocalOrigin }: Pick<Services, 'holdings' | 'allowsLocalOrigin'>,
  holdingId: number,
  given: string,
): string {
  const { host } = requireHolding(holdings, holdingId);
  const url = URL.canParse(given) ? new URL(given) : undefined;
  if (url?.protocol === 'https:' && url.host === host) return url.origin;
  if (url && allowsLocalOrigin === true && localHosts.has(url.hostname)) return url.origin;
  throw badRequest('Запрос составлен неверно.', [{ field: 'origin', message: 'не этот сайт' }]);
}
