import { announceNavigation } from '@showroom/ui/progress-bar';
import { savesData } from '@showroom/ui/save-data';
import { isPlainPress, leadsToPage, linkUnder } from '@showroom/ui/site-link';
import { keepsScroll } from './keeps-scroll.ts';
import { whenTakenBack } from './press.ts';
import { warmHero } from './warm-hero.ts';

/** What a router must be able to do. Addresses are paths of this site. */
export type Router = {
  push: (path: string, options?: { scroll: boolean }) => void;
  replace: (path: string, options?: { scroll: boolean }) => void;
  back: () => void;
  fetchAhead: (path: string) => void;
};

/** Fetches the pages of links with `data-ahead` as soon as they are seen. @returns what stops it. */
export function fetchSeen(fetchAhead: Router['fetchAhead']): () => void {
  if (savesData()) return () => {};
  const watch = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      watch.unobserve(target);
      fetchAhead(pathOf(target as HTMLAnchorElement));
    }
  });
  for (const link of document.querySelectorAll('a[data-ahead]')) watch.observe(link);
  return () => watch.disconnect();
}

const isCard = (link: HTMLAnchorElement) => link.dataset.card !== undefined;
const pathOf = ({ pathname, search, hash }: HTMLAnchorElement) => pathname + search + hash;

/** The link of a page of ours under an event, unless somebody has taken the event for something else. */
function followed(event: Event): HTMLAnchorElement | null {
  const link = event.defaultPrevented ? null : linkUnder(event);
  return link && leadsToPage(link, location.href) ? link : null;
}

/**
 * Follows every link to a page of the site without a page load. Links are plain anchors: they work before this runs and
 * without it, and cost nothing each. What a link may say: `data-stay` keeps the scroll, as another state of the same page
 * does; `data-card` is a vehicle, fetched when a hand comes near and opened by the press of a mouse, with the large file of
 * its picture. @returns what stops it.
 */
export function followLinks(router: Router): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let pressed: HTMLAnchorElement | null = null;
  let near: HTMLAnchorElement | null = null;

  const onClick = (event: MouseEvent) => {
    const link = isPlainPress(event) ? followed(event) : null;
    if (!link) return;
    event.preventDefault();
    // A key has no press before it.
    const isOpened = link === pressed && event.detail > 0;
    pressed = null;
    if (isOpened) return;
    announceNavigation();
    router.push(pathOf(link), { scroll: !keepsScroll(link, location.pathname) });
  };

  const onPress = (event: PointerEvent) => {
    pressed = null;
    const link = event.pointerType === 'mouse' && isPlainPress(event) ? followed(event) : null;
    if (!link || !isCard(link)) return;
    pressed = link;
    const from = location.href;
    announceNavigation();
    router.push(pathOf(link), { scroll: true });
    whenTakenBack(event, () => (location.href === from ? router.replace(from, { scroll: false }) : router.back()));
  };

  const onNear = (event: Event) => {
    const link = followed(event);
    // A cursor comes again with each part of the card that it crosses.
    if (link === near) return;
    near = link;
    if (!link || !isCard(link) || savesData()) return;
    router.fetchAhead(pathOf(link));
    const picture = link.querySelector('img')?.src;
    if (picture && event instanceof PointerEvent && event.pointerType === 'mouse') warmHero(picture);
  };

  // The window hears of a click last: whoever wanted it for a dialog has said so by then.
  addEventListener('click', onClick, { signal });
  addEventListener('pointerdown', onPress, { signal });
  // What a press would begin otherwise: dragging the link away, choosing its text.
  addEventListener('mousedown', (event) => pressed && linkUnder(event) === pressed && event.preventDefault(), {
    signal,
  });
  for (const type of ['pointerover', 'focusin']) addEventListener(type, onNear, { passive: true, signal });
  return () => controller.abort();
}
