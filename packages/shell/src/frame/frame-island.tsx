'use client';

import { loadPolyfills } from '@showroom/ui/load-polyfills';
import { linkUnder } from '@showroom/ui/site-link';
import { isSignedIn } from '@showroom/visitor/signed-in';
import { usePathname } from 'next/navigation';
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { watchInstall } from '../install/install-prompt.ts';
import { markCurrentSection } from '../menu/current-section.ts';
import { reloadOnLostChunk } from '../release/lost-chunk.ts';
import { hearPresses } from './hear-presses.ts';

/** Down past this many pixels the header hides; the least scroll upwards shows it again (PRD-4). */
const hideBelow = 100;

function watchScroll(signal: AbortSignal): void {
  const root = document.documentElement;
  let last = scrollY;
  const onScroll = () => {
    const now = scrollY;
    if (Math.abs(now - last) < 4) return;
    const state = now > last && now > hideBelow ? 'hidden' : 'shown';
    if (root.dataset.header !== state) root.dataset.header = state;
    last = now;
  };
  addEventListener('scroll', onScroll, { passive: true, signal });
}

/** A link inside a menu leads away without a page load, so the menu has to be closed by hand. */
function closeMenusOnNavigation(signal: AbortSignal): void {
  const onClick = (event: MouseEvent) => {
    const link = linkUnder(event);
    if (!link) return;
    // These stay on the page: another tab, a call, a dialog.
    if (link.target === '_blank' || !link.protocol.startsWith('http') || link.dataset.dialog) return;
    link.closest<HTMLElement>('[popover]')?.hidePopover();
    for (const open of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) open.close();
  };
  document.addEventListener('click', onClick, { signal });
}

/** A picture 40 pixels wide stands in for one that is being drawn: when there is one, what exchanges them is loaded. */
function lookAt({ naturalWidth }: Partial<HTMLImageElement>): void {
  if (naturalWidth && naturalWidth < 41)
    import('./late-pictures.ts').then((file) => file.awaitPictures()).catch(() => undefined);
}

// With the script, not with the first effect: a press that comes before them is lost.
// The browser offers the installation once, early.
if (typeof window !== 'undefined') {
  loadPolyfills();
  document.addEventListener('load', ({ target }) => lookAt(target as Partial<HTMLImageElement>), true);
  watchInstall(window);
}

/** So long after its load a page hears of news and offers, ms: nothing that a visitor came for waits for them. */
const newsAfterMs = 5_000;

function awaitNews(signal: AbortSignal, show: (notices: ReactNode) => void): void {
  const wait = () => {
    const timer = setTimeout(() => {
      import('./late-notices.tsx')
        .then(({ LateNotices }) => show(<LateNotices build={document.documentElement.dataset.build} />))
        .catch(() => undefined);
    }, newsAfterMs);
    signal.addEventListener('abort', () => clearTimeout(timer));
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true, signal });
}

/** The few things that a frame cannot do without script. Renders nothing for a guest. */
export function FrameIsland() {
  const path = usePathname();
  useEffect(() => markCurrentSection(path), [path]);
  const [OpenedMenus, setOpenedMenus] = useState<ComponentType | null>(null);
  const tellPage = useRef<(path: string) => void>(null);
  useEffect(() => tellPage.current?.(path), [path]);
  const [notices, setNotices] = useState<ReactNode>(null);
  useEffect(() => [...document.images].forEach(lookAt), []);
  useEffect(() => {
    const fillMenus = () => {
      import('../opened-menus/opened-menus.tsx')
        .then((file) => setOpenedMenus(() => file.OpenedMenus))
        .catch(() => undefined);
    };
    const listening = new AbortController();
    const { signal } = listening;
    watchScroll(signal);
    closeMenusOnNavigation(signal);
    reloadOnLostChunk(signal);
    hearPresses(signal, fillMenus);
    awaitNews(signal, setNotices);
    return () => listening.abort();
  }, []);
  // Pages are the same for everybody: who is signed in is known here alone, and only then is there a menu to load.
  const [UserMenu, setUserMenu] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!isSignedIn()) return;
    import('../user-menu/user-menu.tsx').then((file) => setUserMenu(() => file.UserMenu)).catch(() => undefined);
  }, []);
  useEffect(() => {
    if (document.documentElement.dataset.counters === undefined) return;
    import('../analytics/analytics-gate.ts')
      .then(({ followConsent }) => {
        tellPage.current = followConsent();
      })
      .catch(() => undefined);
  }, []);
  return (
    <>
      {UserMenu && <UserMenu />}
      {OpenedMenus && <OpenedMenus />}
      {notices}
    </>
  );
}
