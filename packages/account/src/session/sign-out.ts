import { forgetAccount } from '@showroom/selection/forget-account';
import { sendLast } from '@showroom/selection/start-sync';
import { jsonHeaders, replyOf } from './call-account.ts';

/** The visitor asked to leave: a read that hears so earlier than he does is no session that ended by itself. */
let isLeaving = false;

/**
 * Signs out, here or on every device, and leads to `/`; other tabs follow: they hear that the kept user went. False when nobody
 * answered: the cookies are hidden from scripts, so only the server can take them away.
 */
export async function signOut({ everywhere = false } = {}): Promise<boolean> {
  isLeaving = true;
  await sendLast();
  const body = JSON.stringify({ everywhere });
  const reply = await replyOf('/api/auth/logout/', { method: 'POST', headers: jsonHeaders, body });
  if (reply.kind !== 'done') {
    isLeaving = false;
    return false;
  }
  // The page may come back whole, by Back.
  addEventListener('pageshow', () => {
    isLeaving = false;
  });
  await forgetAccount();
  location.assign('/');
  return true;
}

/** The session is over: back here after the next sign-in. What belongs to nobody any more goes. */
export function leaveToSignIn(): void {
  if (isLeaving) return;
  const next = encodeURIComponent(location.pathname + location.search);
  void forgetAccount().then(() => location.assign(`/lk/auth/?next=${next}`));
}
