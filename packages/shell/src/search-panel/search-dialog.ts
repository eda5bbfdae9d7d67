import { type OpenedDialog, searchDialog } from '../dialogs/opened-dialog.ts';

/** Where its links lead without scripts: to all cars with their filter. */
export const searchHref = '/cars/';

/** What a history entry keeps of the search: its text, so that Back from a result shows the results again. */
export const toSearchDialog = (text: string): OpenedDialog => ({
  name: searchDialog,
  query: text,
  href: searchHref,
  words: 'Поиск',
});
