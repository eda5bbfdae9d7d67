import { sideMenuId } from '../side-menu/side-menu-id.ts';

const sideMenu = `#${sideMenuId}`;
/** What opens a menu, or a level of it. */
const menuOpeners = `[commandfor^="${sideMenuId}"], [popovertarget^="mega-"]`;

/**
 * Hears of presses whose work is fetched with the first of them: what asks where the visitor is, and what opens a menu.
 */
export function hearPresses(signal: AbortSignal, onMenu: () => void): void {
  const onClick = ({ target }: MouseEvent) => {
    if (!(target instanceof Element)) return;
    if (target.closest('[data-locate]'))
      import('../city/locate.ts').then(({ locate }) => locate()).catch(() => undefined);
    const opener = target.closest(menuOpeners);
    if (!opener) return;
    onMenu();
    // A menu begins at its top, wherever it was left.
    if (opener.getAttribute('commandfor') === sideMenuId)
      document.querySelector(`${sideMenu} > :last-child`)?.scrollTo(0, 0);
  };
  // The browser opens it by itself, maybe before this ran.
  if (document.querySelector(`${sideMenu}[open]`)) onMenu();
  document.addEventListener('click', onClick, { signal });
}
