import { create } from 'zustand';
import { readCookie } from './cookie.ts';
import { keep, readKept } from './kept.ts';
import { userKey as key } from './signed-in.ts';

/** Who is signed in, as pages show it (PRD-3). Kept in this browser: no public page asks for it. */
export type SignedInUser = {
  firstName: string | null;
  lastName: string | null;
  middleName: string | null;
  phone: string;
  email: string | null;
  /** Points of the bonus that end first; null where there are none. */
  earlyBonusSumEnd?: { bonusQtySum: number } | null;
  /** Notices that were not read. */
  unread?: number;
};

const marker = 'loggedIn';

type SignedInState = {
  /** Null for a guest, and until the browser was asked. */
  user: SignedInUser | null;
  /** Reads what is kept, once, and from then on follows other tabs. The server never calls it. */
  restore: () => void;
  keepUser: (user: SignedInUser) => void;
  forget: () => void;
};

/** What is kept, while the marker of the session is there too: it goes with the session. */
function readUser(): SignedInUser | null {
  const kept = readCookie(marker) === undefined ? undefined : readKept(key);
  return typeof kept === 'object' && kept !== null && 'phone' in kept ? (kept as SignedInUser) : null;
}

let isWatching = false;

export const useSignedIn = create<SignedInState>()((set, get) => ({
  user: null,
  restore: () => {
    set({ user: readUser() });
    if (isWatching) return;
    isWatching = true;
    addEventListener('storage', (event) => {
      if (event.key !== key && event.key !== null) return;
      const was = get().user;
      set({ user: readUser() });
      // Signed out in another tab: what this one shows of the account goes too.
      if (was && !get().user && location.pathname.startsWith('/lk')) location.assign('/');
    });
  },
  keepUser: (user) => {
    keep(key, user);
    set({ user });
  },
  forget: () => {
    try {
      localStorage.removeItem(key);
    } catch {
      // Storage is off: nothing was kept.
    }
    set({ user: null });
  },
}));
