/** The staff token: sent to the calls of the desk alone, read by no script. */
export const deskTokenCookie = { name: 'deskToken', path: '/api/reports' } as const;
/** Says that somebody has signed in, so that the desk's pages need no token to lead a guest to the sign-in page. */
export const deskMarkCookie = { name: 'desk', path: '/reports' } as const;
