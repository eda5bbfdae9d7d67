'use client';

import type { AccountAnswer } from '@showroom/bff/account-calls';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { keyOf, type ReadRoute } from './use-account.ts';

/**
 * Puts an answer that came with the page among those that were asked for, unless there is a later one. In the browser alone: the
 * server's cache outlives a visitor, and the next one would be shown what the last one has.
 */
export function useKnownAnswer<R extends ReadRoute>(
  route: R,
  known: { answer: AccountAnswer<R>; at: number } | undefined,
): void {
  const client = useQueryClient();
  const keep = () => {
    if (!known || typeof window === 'undefined') return;
    const key = keyOf(route, {});
    if ((client.getQueryState(key)?.dataUpdatedAt ?? 0) < known.at)
      client.setQueryData(key, known.answer, { updatedAt: known.at });
  };
  // Before the first render reads it: an effect would come after the call is made.
  useState(keep);
}
