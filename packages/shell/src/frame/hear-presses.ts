import { sideMenuId } from '../side-menu/side-menu-id.ts';

/** What opens a menu, or a level of it. */
const menuOpeners = `[command="show-modal"][commandfor^="${sideMenuId}"], [popovertarget^="mega-"]`;

/** What opens a layer of the history: a dialog, or the sheet of a filter. */
const layerOpeners = '[command="show-modal"], [popovertarget="listing-filter"]';

/**
 * Hears of presses whose work is fetched with the first of them: what asks where the visitor is, and what opens a menu.
 */
export function hearPresses(signal: AbortSignal, onMenu: () => void): void {
  const onClick = ({ target }: MouseEvent) => {
    if (!(target instanceof Element)) return;
    if (target.closest('[data-locate]'))
      import('../city/locate.ts').then(({ locate }) => locate()).catch(() => undefined);
    if (target.closest(layerOpeners))
      import('../dialogs/layer-history.ts').then(({ followLayers }) => followLayers()).catch(() => undefined);
    const opener = target.closest(menuOpeners);
    if (!opener) return;
    onMenu();
    const level = document.getElementById(opener.getAttribute('commandfor') ?? '');
    // A menu begins at its top, wherever it was left. The browser opens it after this event, before it paints; closed it does not scroll.
    if (level) requestAnimationFrame(() => level.lastElementChild?.scrollTo(0, 0));
  };
  // The browser opens it by itself, maybe before this ran.
  if (document.querySelector(`#${sideMenuId}[open]`)) onMenu();
  document.addEventListener('click', onClick, { signal });
}
