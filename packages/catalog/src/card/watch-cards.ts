import { segments } from './vehicle-card.css.ts';

/** A shorter press is a tap, ms. */
const tapMs = 120;

/** Shows the segment of the angle that is in view. */
function mark(media: HTMLElement, index: number): void {
  for (const [position, segment] of [...(media.lastElementChild?.children ?? [])].entries())
    segment.toggleAttribute('data-on', position === index);
}

/** Adds the angles named in `data-more` to the card's row, on first hover or touch. */
function unfold(media: HTMLElement): HTMLElement | null {
  const frame = media.firstElementChild;
  if (!(frame instanceof HTMLElement)) return null;
  const { more } = media.dataset;
  if (more) {
    delete media.dataset.more;
    media.dataset.angles = '';
    const first = frame.querySelector('img')?.src;
    const bases = more.split(' ').map((name) => new URL(name, first).pathname);
    for (const base of bases) {
      const picture = new Image(400, 300);
      picture.alt = '';
      picture.decoding = 'async';
      picture.srcset = `${base}/card.webp 1x, ${base}/card@2x.webp 2x`;
      frame.append(picture);
    }
    const strip = document.createElement('span');
    strip.className = segments;
    strip.append(...Array.from({ length: bases.length + 1 }, () => document.createElement('i')));
    media.append(strip);
    mark(media, 0);
    frame.addEventListener('scroll', () => mark(media, Math.round(frame.scrollLeft / frame.clientWidth)), {
      passive: true,
    });
  }
  return frame;
}

const mediaOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-more], [data-angles]') : null;

/**
 * One set of listeners for all cards of a document: a finger swipes the row itself, a cursor chooses the angle by its place.
 * @returns what takes the listeners away again.
 */
export function watchCards(root: Document): () => void {
  const controller = new AbortController();
  const options = { signal: controller.signal, passive: true };
  const go = (media: HTMLElement, share: number) => {
    const frame = unfold(media);
    if (!frame) return;
    const last = frame.children.length - 1;
    const index = Math.min(last, Math.max(0, Math.floor(share * (last + 1))));
    frame.scrollTo({ left: index * frame.clientWidth, behavior: 'instant' });
  };
  // A tap opens the vehicle and must not load the other pictures: only a longer or moving touch does.
  let pressed: { media: HTMLElement; timer: ReturnType<typeof setTimeout> } | undefined;
  const settle = (swipes: boolean) => {
    if (!pressed) return;
    clearTimeout(pressed.timer);
    if (swipes) unfold(pressed.media);
    pressed = undefined;
  };
  root.addEventListener(
    'touchstart',
    ({ target }) => {
      settle(false);
      const media = mediaOf(target);
      if (media) pressed = { media, timer: setTimeout(() => settle(true), tapMs) };
    },
    options,
  );
  root.addEventListener('touchmove', () => settle(true), options);
  root.addEventListener('touchend', () => settle(false), options);
  root.addEventListener('touchcancel', () => settle(false), options);
  root.addEventListener(
    'pointermove',
    ({ target, pointerType, clientX }) => {
      const media = pointerType === 'mouse' ? mediaOf(target) : null;
      if (!media) return;
      const box = media.getBoundingClientRect();
      go(media, (clientX - box.left) / box.width);
    },
    options,
  );
  root.addEventListener(
    'pointerout',
    ({ target, pointerType, relatedTarget }) => {
      const media = pointerType === 'mouse' ? mediaOf(target) : null;
      if (media && media !== mediaOf(relatedTarget)) go(media, 0);
    },
    options,
  );
  return () => controller.abort();
}
