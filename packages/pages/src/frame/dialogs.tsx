'use client';

import { loginRow } from '@showroom/account/login-row';
import { formDialogs } from '@showroom/services/form-dialogs';
import type { FormFacts } from '@showroom/services/form-facts';
import { DialogHost } from '@showroom/shell/dialog-host';
import { installRow } from '@showroom/shell/install-row';

const rows = {
  ...formDialogs,
  login: loginRow,
  'install-web-app': installRow,
  watch: {
    title: 'Сообщить о\u00a0новом',
    load: () => import('@showroom/account/watch-dialog').then(({ WatchDialog }) => WatchDialog),
  },
};

/** What `data-dialog` of a link may name: a row for every name that a feature uses. */
export function Dialogs({ facts }: { facts: FormFacts }) {
  return <DialogHost rows={rows} facts={facts} />;
}
