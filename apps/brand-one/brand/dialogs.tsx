'use client';

import { formDialogs } from '@showroom/services/form-dialogs';
import type { FormFacts } from '@showroom/services/form-facts';
import { DialogHost } from '@showroom/shell/dialog-host';

/** The dialogs of this shell: a row for every name that a link may have. */
export function Dialogs({ facts }: { facts: FormFacts }) {
  return <DialogHost rows={formDialogs} facts={facts} />;
}
