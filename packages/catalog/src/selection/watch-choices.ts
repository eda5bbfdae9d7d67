import { selectionTypes } from '@showroom/visitor/selection';
import { isSelectionKind, type SelectionKind, selectionStores } from './selection-kinds.ts';

const kinds = Object.keys(selectionStores) as SelectionKind[];

/** Presses the buttons of what is chosen, in whatever cards the page has now. */
export function paintChoices(): void {
  for (const kind of kinds) {
    const { selection } = selectionStores[kind].getState();
    const chosen = new Set(Object.values(selection).flatMap((list) => list.map(({ id }) => String(id))));
    for (const button of document.querySelectorAll(`[data-choose="${kind}"]`)) {
      const id = button.closest<HTMLElement>('[data-vehicle]')?.dataset.vehicle ?? '';
      const pressed = String(chosen.has(id));
      if (button.getAttribute('aria-pressed') !== pressed) button.setAttribute('aria-pressed', pressed);
    }
  }
}

function onClick({ target }: MouseEvent): void {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-choose]') : null;
  const vehicle = button?.closest<HTMLElement>('[data-vehicle]');
  const kind = button?.dataset.choose;
  const type = selectionTypes.find((known) => known === vehicle?.dataset.type);
  if (!button || !vehicle || !type || !isSelectionKind(kind)) return;
  const { add, remove } = selectionStores[kind].getState();
  const id = Number(vehicle.dataset.vehicle);
  // A press that takes away needs no notice: the button itself says that it is up again.
  if (button.getAttribute('aria-pressed') === 'true') {
    remove(type, [id]);
    return;
  }
  const price = vehicle.dataset.price === undefined ? null : Number(vehicle.dataset.price);
  const added = add(type, { id, price });
  // «В избранное: Toyota Camry».
  const name = button.getAttribute('aria-label')?.split(': ').slice(1).join(': ') ?? '';
  // Without the notice (offline, a new release) the choice stands, and the header counts it.
  import('./choice-toast.tsx').then(({ tellChoice }) => tellChoice({ kind, type, name, added })).catch(() => {});
}

let watchers = 0;
let stopAll: (() => void) | undefined;

function start(): () => void {
  document.addEventListener('click', onClick);
  const stops = kinds.map((kind) => selectionStores[kind].subscribe(paintChoices));
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
  for (const kind of kinds) selectionStores[kind].getState().restore();
  paintChoices();
  return () => {
    watchers -= 1;
    if (watchers > 0) return;
    stopAll?.();
    stopAll = undefined;
  };
}
