import type { AccountInput } from '@showroom/bff/account-calls';

/** What somebody asked to be told of. */
export type WatchWish = AccountInput<'POST /saved-searches'>['watch'];

const key = 'watchWish.v1';

/** Keeps what a guest asked for over the sign-in, in this tab. */
export function keepWish(wish: WatchWish): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(wish));
  } catch {
    // Storage is off: after the sign-in the button is pressed again.
  }
}

function readWish(): WatchWish | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/**
 * Sends what was asked for before the sign-in. @returns what it is called; null when nothing waited, or it was refused.
 * Without an answer it stays for the next page.
 */
export async function sendWish(): Promise<string | null> {
  const watch = readWish();
  if (!watch) return null;
  try {
    const response = await fetch('/api/saved-searches/', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ watch }),
    });
    if (response.status >= 500) return null;
    sessionStorage.removeItem(key);
    return response.ok ? (await response.json()).title : null;
  } catch {
    return null;
  }
}
