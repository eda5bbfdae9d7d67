import { type TokenPair, tokenPair } from '@showroom/api-contract/account';
import { contract } from '@showroom/api-contract/contract';
import { operationOf } from '@showroom/api-contract/operations';
import * as v from 'valibot';
import { askApi } from './ask-api.ts';

const { path } = operationOf(contract.auth.refresh);
/** What became of a refresh: a new pair, none for good, or a limit of the API that says nothing of the session. */
export type Refreshed = { kind: 'pair'; pair: TokenPair } | { kind: 'over' } | { kind: 'busy'; waitSeconds: number };

/** A wait that a call of a page survives, s. */
const longestWait = 2;
const over: Refreshed = { kind: 'over' };
const running = new Map<string, Promise<Refreshed>>();

async function askOnce(holdingId: number, refresh: string, from: string | null): Promise<Refreshed> {
  const headers = { authorization: `Bearer ${refresh}`, ...(from !== null && { 'x-forwarded-for': from }) };
  try {
    const reply = await askApi(path, { holdingId: String(holdingId) }, { headers });
    if (reply.status === 429) return { kind: 'busy', waitSeconds: Number(reply.headers.get('retry-after')) || 1 };
    const read = reply.ok ? v.safeParse(tokenPair, reply.body) : undefined;
    return read?.success ? { kind: 'pair', pair: read.output } : over;
  } catch {
    return over;
  }
}

async function ask(holdingId: number, refresh: string, from: string | null): Promise<Refreshed> {
  const first = await askOnce(holdingId, refresh, from);
  if (first.kind !== 'busy' || first.waitSeconds > longestWait) return first;
  await new Promise((resolve) => setTimeout(resolve, first.waitSeconds * 1_000));
  return askOnce(holdingId, refresh, from);
}

/**
 * A new pair for a refresh token. A refresh that fails is `over`, for whatever reason: it signs out (PRD-8). A limit is no failure of
 * the session, as thousands share an address of a mobile network: a short one is waited for, once. Calls of one token share one request;
 * those of another process get the same successor from the API.
 */
export function refreshTokens(holdingId: number, refresh: string, from: string | null): Promise<Refreshed> {
  const known = running.get(refresh);
  if (known) return known;
  const asked = ask(holdingId, refresh, from).finally(() => running.delete(refresh));
  running.set(refresh, asked);
  return asked;
}
