import type { AccountDialog } from '@showroom/domain/dialogs';
import type { FunctionComponent } from 'react';

type Matter = FunctionComponent<{ query: string; close: () => void }>;

/** The dialogs of the account; their code comes when one of them is near. */
export const accountDialogs: Readonly<Record<AccountDialog, { title: string; load: () => Promise<Matter> }>> = {
  login: {
    title: 'Вход в\u00a0личный кабинет',
    load: () => import('../sign-in/login-dialog.tsx').then(({ LoginDialog }) => LoginDialog),
  },
  watch: {
    // One for a search, a price, a wait: what will be told of stands below it.
    title: 'Уведомления',
    load: () => import('../saved/watch-dialog.tsx').then(({ WatchDialog }) => WatchDialog),
  },
  'garage-main-car': {
    title: 'Основной автомобиль',
    load: () => import('../garage/main-car-dialog.tsx').then(({ MainCarDialog }) => MainCarDialog),
  },
  'garage-limit': {
    title: 'Гараж заполнен',
    load: () => import('../garage/limit-dialog.tsx').then(({ LimitDialog }) => LimitDialog),
  },
};
