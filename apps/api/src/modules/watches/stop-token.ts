import { createHmac, timingSafeEqual } from 'node:crypto';

const seal = (secret: string, id: string) =>
  createHmac('sha256', secret).update(`watch ${id}`).digest().subarray(0, 16);

/** Token of the link that stops a watch: its id and a seal of it, 44 characters. Nothing of it is stored. */
export const stopToken = (secret: string, id: string): string =>
  Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url') + seal(secret, id).toString('base64url');

/** Id of the watch that a token stops; undefined for one that was not made here. */
export function readStopToken(secret: string, token: string): string | undefined {
  const hex = Buffer.from(token.slice(0, 22), 'base64url').toString('hex');
  const given = Buffer.from(token.slice(22), 'base64url');
  if (hex.length !== 32 || given.length !== 16) return undefined;
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return timingSafeEqual(given, seal(secret, id)) ? id : undefined;
}
