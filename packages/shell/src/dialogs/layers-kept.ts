export const layersKey = 'showroomLayers';

/** How many layers the current entry of the history lies under (`layer-history.ts`). */
export const layersKept = (): number => history.state?.[layersKey] ?? 0;

/** Closes all layers and calls `go` once their entries are gone: a step back and a step on at once would lose each other. */
export function leaveLayers(go: () => void): void {
  const onPopState = () => {
    if (layersKept() > 0) return;
    window.removeEventListener('popstate', onPopState);
    go();
  };
  window.addEventListener('popstate', onPopState);
  for (const layer of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) layer.close();
}
