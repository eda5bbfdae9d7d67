import { dialogLink, searchDialog } from '../dialogs/opened-dialog.ts';
import { onApproach } from '../navigation/on-approach.ts';

type Watched = {
  /** A pointer or the keyboard came near. */
  warm(): void;
  open(): void;
  /** Another entry of the history is the current one. */
  follow(): void;
};

/** Ctrl+K or ⌘K by the place of the key: on a Russian layout it types another letter. */
const isShortcut = (event: KeyboardEvent) =>
  event.code === 'KeyK' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && !event.repeat;

/** Another dialog is open: it has the keyboard. */
const isTaken = () => document.querySelector('dialog:modal') !== null;

/** Listens for all that opens and closes the search. @returns what stops it. */
export function watchSearch({ warm, open, follow }: Watched): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const isSearch = (event: Event) => dialogLink(event)?.dataset.dialog === searchDialog;
  // While it goes down, before anybody takes the link for a way to another page.
  document.addEventListener(
    'click',
    (event) => {
      if (!isSearch(event)) return;
      event.preventDefault();
      open();
    },
    { capture: true, signal },
  );
  onApproach(isSearch, warm, signal);
  document.addEventListener(
    'keydown',
    (event) => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      if (!isTaken()) open();
    },
    { signal },
  );
  window.addEventListener('popstate', follow, { signal });
  // A page that is loaded again shows what its history entry holds.
  follow();
  return () => controller.abort();
}
