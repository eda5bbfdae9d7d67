import { createHash, timingSafeEqual } from 'node:crypto';
import { notFound } from '../../http/api-error.ts';
import type { ApiContext } from '../../rpc/context.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Throws 404 for everybody but a shell, as for an address that does not exist. */
export function requireShell({ shellSecret }: ApiContext, shown: string | undefined): void {
  if (!shellSecret || shown === undefined || !timingSafeEqual(digest(shown), digest(shellSecret)))
    throw notFound('Такого адреса нет.');
}
