import { selectionGroups } from '@showroom/selection/selection-groups';
import { useFavorites } from '@showroom/selection/selection-lists';
import { useSignedIn } from '@showroom/visitor/signed-in-store';
import { jsonHeaders, replyOf } from './call-account.ts';

/** What the browser keeps of the account goes; the comparison is the visitor's own and stays (D-26). */
function clearKept(): void {
  const favorites = useFavorites.getState();
  for (const group of selectionGroups)
    favorites.remove(
      group,
      (favorites.selection[group] ?? []).map(({ id }) => id),
    );
  useSignedIn.getState().forget();
}

/** Signs out, here or on every device, and leads to `/`. Other tabs follow: they hear that the kept user went. */
export async function signOut({ everywhere = false } = {}): Promise<void> {
  await replyOf('/api/auth/logout/', { method: 'POST', headers: jsonHeaders, body: JSON.stringify({ everywhere }) });
  clearKept();
  location.assign('/');
}

/** The session is over: back here after the next sign-in. What belongs to nobody any more goes. */
export function leaveToSignIn(): void {
  clearKept();
  location.assign(`/lk/auth/?next=${encodeURIComponent(location.pathname + location.search)}`);
}
