import { type EmbedMessage, embedQuestion } from '@showroom/domain/embeds';

/** Origin of the page around, as far as the browser tells; undefined in Firefox before the first question without a referrer. */
function parentOrigin({ location, document }: Window): string | undefined {
  const { ancestorOrigins } = location;
  if (ancestorOrigins?.[0]) return ancestorOrigins[0];
  return document.referrer ? new URL(document.referrer).origin : undefined;
}

/**
 * Tells the page around the height of this one, at first and on every change, and on being asked. Messages go to that page's origin
 * alone; who may be around is the browser's to check (`frame-ancestors`). Links lead out of the frame: the rest of the site is not
 * embeddable. @returns what stops it.
 */
export function talkToParent(self: Window): () => void {
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
  const openOutside = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (link) link.setAttribute('target', '_blank');
  };
  const seen = new ResizeObserver(tell);
  seen.observe(matter);
  self.addEventListener('message', answer);
  document.addEventListener('click', openOutside, true);
  return () => {
    seen.disconnect();
    self.removeEventListener('message', answer);
    document.removeEventListener('click', openOutside, true);
  };
}
