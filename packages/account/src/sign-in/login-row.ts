import type { FunctionComponent } from 'react';

/** The sign-in as a dialog; its code comes with the first press. */
export const loginRow = {
  title: 'Вход в\u00a0личный кабинет',
  load: (): Promise<FunctionComponent<{ query: string }>> =>
    import('./login-dialog.tsx').then(({ LoginDialog }) => LoginDialog),
};
