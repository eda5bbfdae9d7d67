/** A quick answer shows no indicator at all: it appears after this many milliseconds (specification, section 9). */
export const progressThrottle = 200;
/** In how many milliseconds it runs from edge to edge (specification, section 9). */
export const progressDuration = 2000;
/** An answer that never comes takes the indicator away after this many milliseconds. */
export const progressPatience = 10_000;

type LinkLike = { href: string; target: string; hasAttribute: (name: string) => boolean };
type ClickLike = { button: number; metaKey: boolean; ctrlKey: boolean; shiftKey: boolean; altKey: boolean };

/** Whether a click on the link takes this very tab to another page of this site. */
export function leavesPage(click: ClickLike, link: LinkLike, here: string): boolean {
  if (click.button !== 0 || click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return false;
  if ((link.target && link.target !== '_self') || link.hasAttribute('download')) return false;
  const [to, from] = [URL.parse(link.href), URL.parse(here)];
  if (!to || !from || to.origin !== from.origin) return false;
  return to.pathname + to.search !== from.pathname + from.search;
}
