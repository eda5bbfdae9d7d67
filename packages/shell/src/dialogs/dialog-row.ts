import type { HostedDialog } from '@showroom/domain/dialogs';
import type { ComponentType } from 'react';

/** What a dialog's matter is given. */
export type DialogMatterProps<Facts> = {
  /** Query of the link that opened it: `?vehicle=17`. Says what the dialog is about, and holds nothing personal. */
  query: string;
  facts: Facts;
  close: () => void;
};

/** One dialog of the site: a title that is there at once, and code that comes when it is first asked for. */
export type DialogRow<Facts> = {
  title: string;
  load: (query: string) => Promise<ComponentType<DialogMatterProps<Facts>>>;
};

/** A row for every dialog that a link may name. */
export type DialogRows<Facts> = Readonly<Record<HostedDialog, DialogRow<Facts>>>;

/** The row of a name that stands in a document or in a history entry: another version of the site may have written it. */
export const rowOf = <Facts>(rows: DialogRows<Facts>, name: string): DialogRow<Facts> | undefined =>
  Object.hasOwn(rows, name) ? rows[name as HostedDialog] : undefined;
