import type { AccountAnswer } from '@showroom/bff/account-calls';
import { startSync as withPending } from '@showroom/domain/selection/sync-state';
import { keep, readKept } from '@showroom/visitor/kept';
import { isSignedIn } from '@showroom/visitor/signed-in';
import { useCompare, useFavorites } from '../selection-lists.ts';
import { forgetAccount } from './forget-account.ts';
import { readOwnLists } from './own-lists.ts';
import { useBasket, useFavoriteAccessories } from './shop-lists.ts';
import { type Ask, syncRound } from './sync-round.ts';
import { readSyncState } from './sync-storage.ts';
import { sendWish } from './watch-wish.ts';

/** Milliseconds: patience with one call; what a visitor does in a row is one call; how old the server's lists may be; pauses after a failure. */
const times = { answer: 8_000, settle: 400, fresh: 60_000, firstRetry: 2_000, longestRetry: 300_000 };
/** When the server was last heard, ms since 1970; shared by the tabs of a browser. */
const heardKey = 'selectionHeard.v1';

const ask: Ask = async (call): Promise<AccountAnswer<'POST /selection/sync'> | null> => {
  try {
    const response = await fetch('/api/selection/sync/', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(call),
      signal: AbortSignal.timeout(times.answer),
    });
    // The session cannot be renewed, and its cookies went with this answer: the next person finds nothing of it (D-22).
    if (response.status === 401 && !isSignedIn()) await forgetAccount({ keepsGuests: true });
    // Signed out meanwhile: the answer is nobody's.
    return response.ok && isSignedIn() ? await response.json() : null;
  } catch {
    return null;
  }
};

const hasNews = () => withPending(readSyncState(), readOwnLists(), '').pending !== null;
const isStale = () => readSyncState().owner === null || Date.now() - Number(readKept(heardKey) ?? 0) > times.fresh;

let timer: ReturnType<typeof setTimeout> | undefined;
let failures = 0;

function schedule(delayMs: number): void {
  clearTimeout(timer);
  timer = setTimeout(() => void run(), delayMs);
}

/** One tab at a time; the others find nothing left to do. Without a lock (no https) each tab asks, which costs calls and nothing else. */
const alone = <Result>(work: () => Promise<Result>): Promise<Result> =>
  'locks' in navigator ? navigator.locks.request('selection-sync', work) : work();

async function run(): Promise<void> {
  const outcome = await alone(async () => {
    if (!isSignedIn() || !(hasNews() || isStale())) return 'done';
    const result = await syncRound(ask);
    if (result === 'done') keep(heardKey, Date.now());
    return result;
  });
  if (outcome === 'failed' && isSignedIn()) {
    console.warn('The lists were not sent; they are sent again later.');
    schedule(Math.min(times.firstRetry * 2 ** failures, times.longestRetry));
    failures += 1;
    return;
  }
  failures = 0;
  if (outcome === 'again') schedule(times.settle);
}

let started = false;

/**
 * Keeps the lists of a signed-in visitor with the account: at once, after each change, and when the connection or the tab
 * comes back. What could not be sent is in local storage and goes with the next page. Never fails; may be called often.
 */
export function startSync(): void {
  if (started) {
    schedule(0);
    return;
  }
  started = true;
  for (const store of [useFavorites, useCompare, useFavoriteAccessories, useBasket])
    store.subscribe((now, before) => {
      if (now.selection !== before.selection && isSignedIn() && hasNews()) schedule(times.settle);
    });
  addEventListener('online', () => schedule(0));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') schedule(0);
  });
  schedule(0);
  // What a guest asked for before the sign-in.
  void sendWish().then(async (title) => {
    if (title) (await import('./tell-wish.tsx')).tellWish(title);
  });
}

/** How long signing out waits for what is not sent yet, ms. */
const lastWaitMs = 2_000;

/** Sends what is not sent yet, before the session ends. Waits a little and never fails: D-30 counts for this, too. */
export async function sendLast(): Promise<void> {
  if (!isSignedIn() || !hasNews()) return;
  await Promise.race([run(), new Promise((resolve) => setTimeout(resolve, lastWaitMs))]);
}
