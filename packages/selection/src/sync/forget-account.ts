import { leavePush } from '@showroom/visitor/leave-push';
import { useSignedIn } from '@showroom/visitor/signed-in-store';
import { forgetOffline } from '../forget-offline.ts';
import { forgetSelection } from './forget-selection.ts';
import { readSyncState } from './sync-storage.ts';

/** What takes longer than this is left, ms: a page waits for it. */
const longestMs = 1_000;

/**
 * The session is over: what this browser keeps of the account goes, lists and name at once, push and the page without a network within
 * a second. The comparison and what was looked at are the browser's own and stay (D-26). Never rejects.
 * @param keepsGuests a session that ended before the account had the lists leaves them: they are a guest's
 */
export async function forgetAccount({ keepsGuests = false } = {}): Promise<void> {
  if (!keepsGuests || readSyncState().owner !== null) forgetSelection();
  useSignedIn.getState().forget();
  const slow = [leavePush(), ...('caches' in globalThis ? [forgetOffline(caches)] : [])];
  await Promise.race([Promise.all(slow), new Promise((resolve) => setTimeout(resolve, longestMs))]);
}
