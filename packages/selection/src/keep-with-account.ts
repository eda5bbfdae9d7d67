import { readKept } from '@showroom/visitor/kept';
import { isSignedIn, userKey } from '@showroom/visitor/signed-in';

let isSynced = false;

/**
 * Lists of a guest stay in this browser: what keeps them with an account loads for those who have one, and so does what takes them away
 * where a session went without a word, by its age or with the answer to a call that guests may make (D-22).
 */
export function keepWithAccount(): void {
  if (isSynced) return;
  const isIn = isSignedIn();
  if (!isIn && readKept(userKey) === undefined) return;
  isSynced = true;
  const again = () => {
    isSynced = false;
  };
  const work = isIn
    ? import('./sync/start-sync.ts').then(({ startSync }) => startSync())
    : import('./sync/forget-account.ts').then(({ forgetAccount }) => forgetAccount({ keepsGuests: true })).then(again);
  // Offline, a new release: the next page tries again, nothing is lost meanwhile.
  work.catch(again);
}
