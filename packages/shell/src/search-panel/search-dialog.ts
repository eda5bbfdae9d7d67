import type { DialogName } from '@showroom/domain/dialogs';
import type { OpenedDialog } from '../dialogs/opened-dialog.ts';

/** Name of the search among the dialogs of a page: in its links, and in a history entry. */
export const searchDialog = 'search' satisfies DialogName;

/** Where its links lead without scripts: to all cars with their filter. */
export const searchHref = '/cars/';

/** What a history entry keeps of the search: its text, so that Back from a result shows the results again. */
export const toSearchDialog = (text: string): OpenedDialog => ({ name: searchDialog, query: text, href: searchHref });
