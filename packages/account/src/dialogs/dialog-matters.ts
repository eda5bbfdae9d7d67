import type { AccountDialog } from '@showroom/domain/dialogs';
import type { FunctionComponent } from 'react';

export type DialogMatter = FunctionComponent<{ query: string; close: () => void }>;

/** What stands in the dialogs of the account, each in a chunk of its own. */
export const dialogMatters: Readonly<Record<AccountDialog, () => Promise<DialogMatter>>> = {
  login: () => import('../sign-in/login-dialog.tsx').then(({ LoginDialog }) => LoginDialog),
  watch: () => import('../saved/watch-dialog.tsx').then(({ WatchDialog }) => WatchDialog),
  'garage-main-car': () => import('../garage/main-car-dialog.tsx').then(({ MainCarDialog }) => MainCarDialog),
  'garage-limit': () => import('../garage/limit-dialog.tsx').then(({ LimitDialog }) => LimitDialog),
};
