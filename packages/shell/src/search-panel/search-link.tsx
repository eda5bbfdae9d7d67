import { opensDialog } from '@showroom/domain/dialogs';
import { IconLink } from '@showroom/ui/icon-link';
import { searchDialog } from '../dialogs/opened-dialog.ts';
import { searchHref } from './search-dialog.ts';

/** The sign in the header that opens the search. */
export function SearchLink() {
  return (
    <IconLink
      icon="search"
      label="Поиск"
      href={searchHref}
      {...opensDialog(searchDialog)}
      aria-keyshortcuts="Control+K Meta+K"
    />
  );
}
