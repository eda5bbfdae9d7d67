/** Sections of the account, as its pages name them. Each has a row in `account-screen.tsx` and in `account-rows.ts`. */
export const accountSections = [
  ...(['home', 'profile', 'favorites', 'compare', 'deal', 'loyalty', 'notices'] as const),
  ...(['garage', 'garage-car', 'orders', 'order', 'order-work', 'service-registration'] as const),
  ...(['functional-services', 'insurances', 'insurance'] as const),
] as const;
export type AccountSection = (typeof accountSections)[number];

/** Screens of whoever is not signed in yet. */
export const entrySections = ['sign-in', 'registration', 'development', 'email', 'unsubscribe'] as const;
export type EntrySection = (typeof entrySections)[number];

export const isAccountSection = (name: string): name is AccountSection =>
  accountSections.some((known) => known === name);
export const isEntrySection = (name: string): name is EntrySection => entrySections.some((known) => known === name);
