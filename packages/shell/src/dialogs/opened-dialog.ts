import { isPlainPress, linkUnder } from '@showroom/ui/site-link';

type DialogLink = HTMLAnchorElement & { dataset: { dialog: string } };

/** A dialog that is open: its name, what it is about, and the page that says the same without it. */
export type OpenedDialog = { name: string; query: string; href: string };

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

export function toOpened({ href, search, dataset }: HTMLAnchorElement): OpenedDialog {
  return { name: dataset.dialog ?? '', query: search, href };
}

/** One dialog at a time: whatever else lies over the page gives way. */
export function closeOthers(own: Element | null): void {
  for (const popover of document.querySelectorAll<HTMLElement>(':is(:popover-open)')) popover.hidePopover();
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) if (dialog !== own) dialog.close();
}
