/** Where the links of guests lead; `data-account` marks them for whoever is signed in. */
export const signInPath = '/lk/auth/';
