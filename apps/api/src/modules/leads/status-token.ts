import { createHash, createHmac } from 'node:crypto';

/**
 * Token of the customer's status page, made from the key of the form: a repeat of the same send gets the same one, and nobody
 * who does not have the key and the server's secret can make it. 132 bits: it also goes into an SMS.
 */
export const statusToken = (secret: string, key: string): string =>
  createHmac('sha256', secret).update(`request ${key}`).digest('base64url').slice(0, 22);

/** All that is stored of a token. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url');
