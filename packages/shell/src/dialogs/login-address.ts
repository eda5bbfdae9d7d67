import type { OpenedDialog } from './opened-dialog.ts';

const wish = 'login';

/** The sign-in, with the query that its dialog is told: `?stay` comes back to this page, else the account follows. */
export const loginDialog = (stays: boolean): OpenedDialog => ({
  name: wish,
  query: stays ? '?stay' : '',
  href: '/lk/auth/',
  words: 'Вход',
});

/**
 * An address with `?login` opens the sign-in once, `?login=stay` one that comes back to the page: with this the wish is gone from the
 * address. Null where nothing is wished.
 */
export function takeLoginWish(): OpenedDialog | null {
  const query = new URLSearchParams(location.search);
  const wished = query.get(wish);
  if (wished === null) return null;
  query.delete(wish);
  const left = query.size > 0 ? `?${query}` : '';
  history.replaceState(history.state, '', `${location.pathname}${left}${location.hash}`);
  return loginDialog(wished === 'stay');
}
