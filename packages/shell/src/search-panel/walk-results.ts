import type { SearchSession } from './search-session.ts';

/** What the arrows walk along. */
const stops = 'a[data-result]';
/** The way to all results of a group, see `SearchGroup`. */
const toAll = 'a[id^="search-group-"]';

/**
 * The keyboard of the search: the arrows walk from the field through the results and back, Enter in the field opens all
 * results of the best group, or the one that there is. @returns what stops it.
 */
export function walkResults(dialog: HTMLDialogElement, session: Pick<SearchSession, 'state' | 'hurry'>): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    const { target, key } = event;
    if (!(target instanceof HTMLElement) || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    const field = dialog.querySelector<HTMLInputElement>('[data-search-field]');
    const links = [...dialog.querySelectorAll<HTMLElement>(stops)];
    const at = links.indexOf(target);
    if (at < 0 && target !== field) return;
    if (key === 'Enter' && target === field) {
      event.preventDefault();
      if (!session.hurry() && session.state().phase === 'ready')
        (links.length > 1 ? (dialog.querySelector<HTMLElement>(toAll) ?? links[0]) : links[0])?.click();
      return;
    }
    const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
    if (step === 0 || (at < 0 && step < 0)) return;
    const next = at + step < 0 ? field : links[at + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  dialog.addEventListener('keydown', onKeyDown);
  return () => dialog.removeEventListener('keydown', onKeyDown);
}
