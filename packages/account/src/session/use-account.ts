'use client';

import type { AccountAnswer, AccountInput, AccountRoute } from '@showroom/bff/account-calls';
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type AccountReply, callAccount } from './call-account.ts';
import { leaveToSignIn } from './sign-out.ts';

export type ReadRoute = Extract<AccountRoute, `GET ${string}`>;

/** Where the answer of a read is kept. */
export const keyOf = (route: ReadRoute, input: object) => ['account', route, input] as const;

/** Why a read has no answer. `status` is 0 when nobody answered. */
export class AccountFailure extends Error {
  override name = 'AccountFailure';
  readonly status: number;
  constructor(status: number) {
    super(`The account answered ${status}.`);
    this.status = status;
  }
}

/** A session that is over leads to the sign-in, which leads back. */
function unlessSignedOut<Body>(reply: AccountReply<Body>): AccountReply<Body> {
  if (reply.kind === 'refused' && reply.status === 401) leaveToSignIn();
  return reply;
}

/** What a read of the account answers, shared by everything on the page that asks the same. */
export function useAccount<R extends ReadRoute>(
  route: R,
  input: AccountInput<R>,
): UseQueryResult<AccountAnswer<R>, AccountFailure> {
  return useQuery<AccountAnswer<R>, AccountFailure>({
    queryKey: keyOf(route, input),
    queryFn: async () => {
      const reply = unlessSignedOut(await callAccount(route, input));
      if (reply.kind === 'done') return reply.body;
      throw new AccountFailure(reply.kind === 'refused' ? reply.status : 0);
    },
  });
}

/** Writes of the account. What was read before a write that succeeds is asked for again. */
export function useAccountCall(): <R extends AccountRoute>(
  route: R,
  input: AccountInput<R>,
  idempotencyKey?: string,
) => Promise<AccountReply<AccountAnswer<R>>> {
  const client = useQueryClient();
  return useCallback(
    async (route, input, idempotencyKey) => {
      const reply = unlessSignedOut(await callAccount(route, input, idempotencyKey));
      if (reply.kind === 'done' && !route.startsWith('GET')) await client.invalidateQueries({ queryKey: ['account'] });
      return reply;
    },
    [client],
  );
}
