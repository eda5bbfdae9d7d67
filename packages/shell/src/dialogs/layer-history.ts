import { isPlainPress, leadsToPage, linkUnder } from '@showroom/ui/site-link';
import {
  closeLayer,
  layersKept as kept,
  leaveLayers,
  openLayers as openOnes,
  sheet,
  layersKey as stateKey,
} from './layers-kept.ts';
import { keptDialog } from './opened-dialog.ts';

/** What a press opens by its `command`, and the sheet of a filter. Dialogs of links are entries of their own (ADR-010). */
const isLayer = (layer: HTMLElement) =>
  layer.matches(sheet) || document.querySelector(`[command="show-modal"][commandfor="${layer.id}"]`);
const openLayers = () => [...document.querySelectorAll<HTMLElement>(openOnes)].filter(isLayer);

let isFollowed = false;

/**
 * Makes every opened layer (a level of the menu, the choice of a city, the sheet of a filter, the whole screen of a gallery) an entry of the history:
 * Back closes the uppermost and stays on the page. Closed otherwise, a layer takes its entry along; so does a link that leads on.
 */
export function followLayers(): void {
  if (isFollowed) return;
  isFollowed = true;
  /** The lowest first. */
  let layers: HTMLElement[] = [];
  /** A step back that we asked for is on its way. */
  let isReturning = false;

  const settle = () => {
    if (isReturning) return;
    for (let depth = kept() + 1; depth <= layers.length; depth += 1)
      history.pushState({ ...history.state, [stateKey]: depth }, '');
    // The entry of a dialog of a link lies over those of the layers that gave way to it: they end with it.
    const rest = layers.length - kept();
    if (rest === 0 || keptDialog()) return;
    isReturning = true;
    history.go(rest);
  };

  const look = () => {
    const open = openLayers();
    layers = [...layers.filter((layer) => open.includes(layer)), ...open.filter((layer) => !layers.includes(layer))];
    settle();
  };

  new MutationObserver(look).observe(document.body, { subtree: true, attributeFilter: ['open'] });
  // A popover changes no attribute; its event does not bubble.
  document.addEventListener('toggle', look, { capture: true });
  look();

  addEventListener('popstate', () => {
    if (isReturning) isReturning = false;
    else for (const layer of layers.splice(kept())) closeLayer(layer);
    settle();
  });

  // Before the router hears of it.
  document.addEventListener(
    'click',
    (event) => {
      const link = isPlainPress(event) ? linkUnder(event) : null;
      // A dialog of a link that lies over them has an entry of its own, and Back leads to it.
      if (!link || link.dataset.dialog || !kept() || keptDialog() || !link.closest(openOnes)) return;
      if (!leadsToPage(link, location.href)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      leaveLayers(() => link.click());
    },
    { capture: true },
  );
}
