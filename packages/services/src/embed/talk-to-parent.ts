import { type EmbedLink, embedLink } from '@showroom/domain/embed-links';
import { type EmbedMessage, embedQuestion } from '@showroom/domain/embeds';

/** Origin of the page around, as far as the browser tells; undefined in Firefox before the first question without a referrer. */
function parentOrigin({ location, document }: Window): string | undefined {
  const { ancestorOrigins } = location;
  if (ancestorOrigins?.[0]) return ancestorOrigins[0];
  return document.referrer ? new URL(document.referrer).origin : undefined;
}

/**
 * Tells the page around the height of this one, at first and on every change, and on being asked. Messages go to that page's origin
 * alone; who may be around is the browser's to check (`frame-ancestors`). Links lead out of the frame, but those to pages that have
 * a copy for frames, where this page is one of them.
 * @param hasPages this page is one of several that stand in one frame
 * @returns what stops it.
 */
export function talkToParent(self: Window, hasPages = false): () => void {
  const { parent, document } = self;
  if (parent === self) return () => {};
  let origin = parentOrigin(self);
  const matter = document.getElementById('content') ?? document.body;
  const tell = () => {
    if (origin === undefined) return;
    const message: EmbedMessage = { type: 'showroom:height', height: Math.ceil(matter.getBoundingClientRect().height) };
    parent.postMessage(message, origin);
  };
  const answer = (event: MessageEvent) => {
    if (event.source !== parent || event.data !== embedQuestion) return;
    origin = event.origin;
    tell();
  };
  const placeOf = (address: string): EmbedLink => {
    const { origin: site, pathname, search, hash } = new URL(address, self.location.href);
    if (site !== self.location.origin || !hasPages) return { href: address, target: '_blank' };
    // A place of this very page.
    if (hash && pathname === self.location.pathname && search === self.location.search)
      return { href: address, target: '_self' };
    return embedLink(`${pathname}${search}${hash}`);
  };
  const lead = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    // What opens a tab by itself is right wherever it stands.
    if (!link || link.target === '_blank' || link.protocol === 'tel:' || link.protocol === 'mailto:') return;
    const { href, target } = placeOf(link.href);
    if (target === '_self') link.href = href;
    link.target = target;
  };
  const leadForm = (event: SubmitEvent) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.method !== 'get') return;
    const { href, target } = placeOf(form.action);
    form.action = href;
    form.target = target;
  };
  const seen = new ResizeObserver(tell);
  seen.observe(matter);
  self.addEventListener('message', answer);
  document.addEventListener('click', lead, true);
  document.addEventListener('submit', leadForm, true);
  return () => {
    seen.disconnect();
    self.removeEventListener('message', answer);
    document.removeEventListener('click', lead, true);
    document.removeEventListener('submit', leadForm, true);
  };
}
