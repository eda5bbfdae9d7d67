export const layersKey = 'showroomLayers';

/** How many layers (an opened menu, the sheet of a filter) the current entry of the history lies under. */
export const layersKept = (): number => history.state?.[layersKey] ?? 0;

/** The sheet of a filter while it is open. Inside `:is()` an unknown name is no error: without popovers it matches nothing. */
export const sheet = 'form:is(:popover-open)';

/** All that may be a layer. */
export const openLayers = `dialog[open], ${sheet}`;

export const closeLayer = (layer: HTMLElement): void =>
  layer instanceof HTMLDialogElement ? layer.close() : layer.hidePopover();

/** Closes all layers and calls `go` once their entries are gone: a step back and a step on at once would lose each other. */
export function leaveLayers(go: () => void): void {
  const onPopState = () => {
    if (layersKept() > 0) return;
    window.removeEventListener('popstate', onPopState);
    go();
  };
  window.addEventListener('popstate', onPopState);
  for (const layer of document.querySelectorAll<HTMLElement>(openLayers)) closeLayer(layer);
}
