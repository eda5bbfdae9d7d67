import { accountDialogs } from '@showroom/account/account-dialogs';
import { formDialogs } from '@showroom/services/form-dialogs';
import type { FormFacts } from '@showroom/services/form-facts';
import type { DialogRows } from '@showroom/shell/dialog-row';
import { installRow } from '@showroom/shell/install-row';

/** What `data-dialog` of a link may name: a row for every name that a feature uses. */
export const dialogRows: DialogRows<FormFacts> = {
  ...formDialogs,
  ...accountDialogs,
  'install-web-app': installRow,
};
