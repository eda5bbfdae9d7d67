/** Dialogs with a form or another matter of their own: `brand/dialogs.tsx` of a shell has a row for each, or does not compile. */
export const matterDialogs = [
  'testdrive',
  'history',
  'on-sale-soon',
  'credit',
  'mark-arrival',
  'candidate',
  'compliance',
  'event',
  'trade-in',
  'callback',
  'feedback',
  'service-feedback',
  'about-feedback',
  'service',
  'stock',
  'insurance',
  'insurance-extended',
  'insurance-renewal',
  'insurance-claim',
  'parts',
  'accessories-fitting',
  'store-order',
  'loyalty',
  'finance',
  'commission',
  'corporate',
  'fleet',
  'leasing',
  'commercial',
  'subscription',
  'reservation',
  'deposit',
] as const;
export type MatterDialog = (typeof matterDialogs)[number];
/** Dialogs of the account: the sign-in, the wish to be told of a listing, a price or a vehicle, and two of the garage. */
export type AccountDialog = 'login' | 'watch' | 'garage-main-car' | 'garage-limit';
/** Dialogs that `DialogHost` opens. */
export type HostedDialog = MatterDialog | AccountDialog | 'install-web-app';
/** `search` is the panel of the frame. */
export type DialogName = HostedDialog | 'search';

/**
 * Attributes of a link that opens a dialog. The link leads to a page with the same matter, for whoever has no script or
 * opens it in another tab (ADR-010).
 */
export const opensDialog = (name: DialogName): { 'data-dialog': DialogName; 'aria-haspopup': 'dialog' } => ({
  'data-dialog': name,
  'aria-haspopup': 'dialog',
});
