import type { DialogName } from '@showroom/domain/dialogs';
import { isPlainPress, linkUnder } from '@showroom/ui/site-link';

type DialogLink = HTMLAnchorElement & { dataset: { dialog: string } };

/**
 * A dialog that is open: its name, what it is about, and the page that says the same without it. The words of what opened it are
 * its title until its own is there.
 */
export type OpenedDialog = { name: string; query: string; href: string; words: string };

/** The panel of the frame that opens as the dialogs do, and is none of theirs. */
export const searchDialog = 'search' satisfies DialogName;

const stateKey = 'showroomDialog';

/** The dialog that the current history entry holds, so that Back closes it and Forward opens it again. */
export function keptDialog(): OpenedDialog | null {
  const kept: unknown = history.state?.[stateKey];
  return kept ? (kept as OpenedDialog) : null;
}

/** Adds a history entry of the same address that holds a dialog. What the router keeps in the entry goes along. */
export function keepDialog(opened: OpenedDialog): void {
  history.pushState({ ...history.state, [stateKey]: opened }, '');
}

/** Writes into the current entry what its dialog is about by now. */
export function renewDialog(opened: OpenedDialog): void {
  history.replaceState({ ...history.state, [stateKey]: opened }, '');
}

/** The link that asks for a dialog with this event, unless it asks for another tab or a download. */
export function dialogLink(event: Event): DialogLink | null {
  const link =
    event.defaultPrevented || (event.type === 'click' && !isPlainPress(event as MouseEvent)) ? null : linkUnder(event);
  return link?.dataset.dialog === undefined ? null : (link as DialogLink);
}

/** Whether a dialog is one of the table, and not the search. */
export const isHosted = (opened: Pick<OpenedDialog, 'name'> | null): boolean =>
  opened !== null && opened.name !== searchDialog;

/** The link of a dialog of the table under an event. */
export function hostedLink(event: Event): DialogLink | null {
  const link = dialogLink(event);
  return link && isHosted({ name: link.dataset.dialog }) ? link : null;
}

export function toOpened({ href, search, dataset, ariaLabel, textContent }: HTMLAnchorElement): OpenedDialog {
  return { name: dataset.dialog ?? '', query: search, href, words: ariaLabel ?? textContent };
}

/** One dialog at a time: whatever else lies over the page gives way. */
export function closeOthers(own: Element | null): void {
  for (const popover of document.querySelectorAll<HTMLElement>(':is(:popover-open)')) popover.hidePopover();
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) if (dialog !== own) dialog.close();
}
