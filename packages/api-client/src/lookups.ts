import { type RedirectRow, type ResolveAnswer, redirectRow, resolveAnswer } from '@showroom/api-contract/contract';
import type { HoldingId } from '@showroom/domain/brand';
import { type ExistenceQuestion, existenceKinds } from '@showroom/domain/existence';
import * as v from 'valibot';
import { apiBase, apiTimeoutFactor } from './env.ts';
import { callApi } from './transport.ts';

/** Lookups of the navigation are uncached here: the pipeline keeps its own short memory and cuts them off at 300 ms. */
const timeoutMs = 1_000;

/** Does a page exist, is it gone, has it moved. @throws when the API does not answer. */
export function resolvePage(
  holdingId: HoldingId,
  { kind, path, params }: ExistenceQuestion,
  signal: AbortSignal,
): Promise<ResolveAnswer> {
  const named = Object.fromEntries(existenceKinds[kind].map((name) => [name, params[name]]));
  return callApi('/resolve', { holdingId, kind, path, ...named }, resolveAnswer, {
    base: apiBase(),
    timeoutMs: timeoutMs * apiTimeoutFactor(),
    signal,
  });
}

/** Every redirect of a brand. @throws when the API does not answer. */
export async function redirectLookup(holdingId: HoldingId, signal: AbortSignal): Promise<RedirectRow[]> {
  const answer = await callApi('/redirects', { holdingId }, v.object({ items: v.array(redirectRow) }), {
    base: apiBase(),
    timeoutMs: timeoutMs * apiTimeoutFactor(),
    signal,
  });
  return answer.items;
}
