import { sideMenuId } from '../side-menu/side-menu-id.ts';

/** What opens a menu. */
const menuOpeners = `[commandfor="${sideMenuId}"], [popovertarget^="mega-"]`;

/**
 * Hears of presses whose work is fetched with the first of them: what asks where the visitor is, and what opens a menu.
 * @returns what stops it.
 */
export function hearPresses(onMenu: () => void): () => void {
  const onClick = ({ target }: MouseEvent) => {
    if (!(target instanceof Element)) return;
    if (target.closest('[data-locate]'))
      import('../city/locate.ts').then(({ locate }) => locate()).catch(() => undefined);
    if (!target.closest(menuOpeners)) return;
    onMenu();
    // A menu begins at its top, wherever it was left.
    document.querySelector(`#${sideMenuId} > :last-child`)?.scrollTo(0, 0);
  };
  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
}
