import type { AccountAnswer } from '@showroom/bff/account-calls';
import { isSignedIn } from './signed-in.ts';
import { useSignedIn } from './signed-in-store.ts';

let asking: Promise<void> | undefined;

async function ask(): Promise<void> {
  try {
    const response = await fetch('/api/user/', { headers: { accept: 'application/json' } });
    // Signed out meanwhile: the answer is nobody's.
    if (!response.ok || !isSignedIn()) return;
    const { firstName, lastName, middleName, phone, email } = (await response.json()) as AccountAnswer<'GET /user'>;
    useSignedIn.getState().keepUser({ firstName, lastName, middleName, phone, email });
  } catch {
    // Nobody answers: the forms stay empty, as a guest's.
  }
}

/**
 * Asks the account who is signed in where this browser has the session and has lost what it kept of its owner. Once a page load; never rejects.
 */
export async function askOwnUser(): Promise<void> {
  if (!isSignedIn() || useSignedIn.getState().user) return;
  asking ??= ask();
  await asking;
}
