'use client';

import { arrivalDialog } from '@showroom/services/arrival-dialog';
import type { FormFacts } from '@showroom/services/form-facts';
import { creditDialog, markArrivalDialog } from '@showroom/services/mark-dialogs';
import { reportDialog } from '@showroom/services/report-dialog';
import { testDriveDialog } from '@showroom/services/testdrive-dialog';
import { DialogHost } from '@showroom/shell/dialog-host';

/** What `data-dialog` of a link may name. */
const rows = {
  testdrive: testDriveDialog,
  history: reportDialog,
  'on-sale-soon': arrivalDialog,
  credit: creditDialog,
  'mark-arrival': markArrivalDialog,
};

export function Dialogs({ facts }: { facts: FormFacts }) {
  return <DialogHost rows={rows} facts={facts} />;
}
