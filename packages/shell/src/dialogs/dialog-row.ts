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

export type DialogRows<Facts> = Readonly<Record<string, DialogRow<Facts>>>;
