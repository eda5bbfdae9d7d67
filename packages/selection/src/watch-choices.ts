import { track } from '@showroom/analytics/track';
import { allChosen } from './chosen.ts';
import { isSelectionGroup } from './selection-groups.ts';
import { isSelectionKind, selectionKinds, selectionLists } from './selection-lists.ts';

/** Presses the buttons of what is chosen, in whatever cards the page has now. */
export function paintChoices(): void {
  for (const kind of selectionKinds) {
    const { selection } = selectionLists[kind].getState();
    const chosen = new Set(allChosen(selection).map(({ id }) => String(id)));
    for (const button of document.querySelectorAll(`[data-choose="${kind}"]`)) {
      const id = button.closest<HTMLElement>('[data-item]')?.dataset.item ?? '';
      const pressed = String(chosen.has(id));
      if (button.getAttribute('aria-pressed') !== pressed) button.setAttribute('aria-pressed', pressed);
    }
  }
}

function onClick({ target }: MouseEvent): void {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-choose]') : null;
  const item = button?.closest<HTMLElement>('[data-item]');
  const kind = button?.dataset.choose;
  const group = item?.dataset.group;
  if (!button || !item || !isSelectionGroup(group) || !isSelectionKind(kind)) return;
  const { add, remove } = selectionLists[kind].getState();
  const id = Number(item.dataset.item);
  // A press that takes away needs no notice: the button itself says that it is up again.
  if (button.getAttribute('aria-pressed') === 'true') {
    remove(group, [id]);
    return;
  }
  const price = item.dataset.price === undefined ? null : Number(item.dataset.price);
  const added = add(group, { id, price });
  if (added) track({ name: kind === 'compare' ? 'compare_added' : 'favorite_added', list: group, id: String(id) });
  // «В избранное: Toyota Camry».
  const name = button.getAttribute('aria-label')?.split(': ').slice(1).join(': ') ?? '';
  // Without the notice (offline, a new release) the choice stands, and the header counts it.
  import('./choice-toast.tsx').then(({ tellChoice }) => tellChoice({ kind, group, name, added })).catch(() => {});
}

let watchers = 0;
let stopAll: (() => void) | undefined;

function start(): () => void {
  document.addEventListener('click', onClick);
  const stops = selectionKinds.map((kind) => selectionLists[kind].subscribe(paintChoices));
  return () => {
    document.removeEventListener('click', onClick);
    for (const stop of stops) stop();
  };
}

/**
 * Brings every button of favourites and comparison to life. A page may ask more than once, one set of listeners serves
 * all; each call looks at the cards that have come. @returns what stops it.
 */
export function watchChoices(): () => void {
  watchers += 1;
  stopAll ??= start();
  for (const kind of selectionKinds) selectionLists[kind].getState().restore();
  paintChoices();
  return () => {
    watchers -= 1;
    if (watchers > 0) return;
    stopAll?.();
    stopAll = undefined;
  };
}
