import { notFound } from '../../http/api-error.ts';
import { sameToken } from '../../http/same-token.ts';
import type { ApiContext } from '../../rpc/context.ts';

/** Throws 404 for everybody but a shell, as for an address that does not exist. */
export function requireShell({ shellSecret }: ApiContext, shown: string | undefined): void {
  if (!shellSecret || !sameToken(shown, shellSecret)) throw notFound('Такого адреса нет.');
}
