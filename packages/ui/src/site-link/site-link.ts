type Press = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;
type LinkLike = Pick<HTMLAnchorElement, 'origin' | 'pathname' | 'search' | 'hash' | 'target' | 'hasAttribute'>;

/** Whether a press or a click means "here": the main button, and no key held that asks for another tab or a file. */
export function isPlainPress(press: Press): boolean {
  return press.button === 0 && !press.metaKey && !press.ctrlKey && !press.shiftKey && !press.altKey;
}

/** The link under an event, whatever part of it was hit. */
export function linkUnder({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
}

/**
 * Whether a link leads to a page of this site in this tab. Other sites, calls, files and places on the page that is shown
 * (`here`, a whole address) are the browser's.
 */
export function leadsToPage(link: LinkLike, here: string): boolean {
  if ((link.target && link.target !== '_self') || link.hasAttribute('download')) return false;
  const from = new URL(here);
  if (link.origin !== from.origin || /\.[^/]*$/.test(link.pathname)) return false;
  return link.hash === '' || link.pathname + link.search !== from.pathname + from.search;
}
