'use client';

import type { FormFacts } from '@showroom/services/form-facts';
import { DialogHost } from '@showroom/shell/dialog-host';

const loadRows = () => import('./dialog-rows.ts').then(({ dialogRows }) => dialogRows);

/** The dialogs that `data-dialog` of a link may name. */
export function Dialogs({ facts }: { facts: FormFacts }) {
  return <DialogHost loadRows={loadRows} facts={facts} />;
}
