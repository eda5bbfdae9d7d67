import { createHash, createHmac, randomBytes } from 'node:crypto';

/** Idle end of a session, and the span in which a spent token still leads to its one successor, seconds (B-05). */
export const idleSeconds = 7 * 86_400;
export const graceSeconds = 30;

const shape = /^[\w-]{43}$/;

/** The first token of a session: 256 random bits. */
export const firstRefresh = (): string => randomBytes(32).toString('base64url');

/**
 * The one successor of a token: 256 bits that nobody without the key can tell, and the same for everybody who asks, so that
 * parallel refreshes in two processes agree without the database keeping a token that could be read.
 */
export const successorOf = (secret: string, refresh: string): string =>
  createHmac('sha256', secret).update(`refresh-successor:${refresh}`).digest('base64url');

/** What the database keeps of a token. */
export const hashOf = (refresh: string): string => createHash('sha256').update(refresh).digest('base64url');

/** The refresh token of an `Authorization` header; undefined where it is none. */
export function readRefresh(authorization: string | undefined): string | undefined {
  const token = /^Bearer (\S+)$/.exec(authorization ?? '')?.[1];
  return token !== undefined && shape.test(token) ? token : undefined;
}
