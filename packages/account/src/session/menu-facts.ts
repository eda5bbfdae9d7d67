'use client';

import { useSignedIn } from '@showroom/visitor/signed-in-store';
import { useEffect } from 'react';
import { callAccount } from './call-account.ts';

type Facts = { unread: number; earlyBonusSumEnd?: { bonusQtySum: number } | null };

/** Keeps what the menus of every page say of who is signed in: here, and in this browser's other tabs. */
function keepFacts(facts: Facts): void {
  const { user, keepUser } = useSignedIn.getState();
  if (user) keepUser({ ...user, ...facts });
}

/** Asks for the points that end first and the unread notices; without an answer the menu says what it said. */
export async function keepMenuFacts(): Promise<void> {
  const reply = await callAccount('GET /user/additional', {});
  if (reply.kind === 'done') keepFacts({ unread: reply.body.unread, earlyBonusSumEnd: reply.body.earlyBonusSumEnd });
}

/** Keeps the unread notices that an answer names anyway. */
export function useUnread(unread: number | undefined): void {
  useEffect(() => {
    if (unread !== undefined) keepFacts({ unread });
  }, [unread]);
}
