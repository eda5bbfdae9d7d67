import { type TokenPair, tokenPair } from '@showroom/api-contract/account';
import { contract } from '@showroom/api-contract/contract';
import { operationOf } from '@showroom/api-contract/operations';
import * as v from 'valibot';
import { askApi } from './ask-api.ts';

const { path } = operationOf(contract.auth.refresh);
const running = new Map<string, Promise<TokenPair | null>>();

async function ask(holdingId: number, refresh: string, from: string | null): Promise<TokenPair | null> {
  const headers = { authorization: `Bearer ${refresh}`, ...(from !== null && { 'x-forwarded-for': from }) };
  try {
    const reply = await askApi(path, { holdingId: String(holdingId) }, { headers });
    const read = reply.ok ? v.safeParse(tokenPair, reply.body) : undefined;
    return read?.success ? read.output : null;
  } catch {
    return null;
  }
}

/**
 * A new pair for a refresh token; null when there is none, for whatever reason: a failed refresh signs out (PRD-8). Calls of one
 * token share one request; those of another process get the same successor from the API.
 */
export function refreshTokens(holdingId: number, refresh: string, from: string | null): Promise<TokenPair | null> {
  const known = running.get(refresh);
  if (known) return known;
  const asked = ask(holdingId, refresh, from).finally(() => running.delete(refresh));
  running.set(refresh, asked);
  return asked;
}
