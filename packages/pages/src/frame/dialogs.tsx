'use client';

import { accountDialogs } from '@showroom/account/account-dialogs';
import { formDialogs } from '@showroom/services/form-dialogs';
import type { FormFacts } from '@showroom/services/form-facts';
import { DialogHost } from '@showroom/shell/dialog-host';
import { installRow } from '@showroom/shell/install-row';

const rows = {
  ...formDialogs,
  ...accountDialogs,
  'install-web-app': installRow,
};

/** What `data-dialog` of a link may name: a row for every name that a feature uses. */
export function Dialogs({ facts }: { facts: FormFacts }) {
  return <DialogHost rows={rows} facts={facts} />;
}
