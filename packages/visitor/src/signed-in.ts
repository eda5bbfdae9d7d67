import { readCookie } from './cookie.ts';

/** Whether somebody is signed in here, as far as a script can tell: the tokens themselves are hidden from it (PD-39). */
export const isSignedIn = (): boolean => readCookie('loggedIn') === '1';

/** Under it local storage keeps who is signed in. Without a session it is what one left behind. */
export const userKey = 'user.v1';
