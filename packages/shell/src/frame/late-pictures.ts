/** A picture that stands in for one that is still being drawn is at most so wide by itself, px; no other of ours is. */
const standInWidth = 40;
/** How often is asked whether it is there, ms: at first, and when it takes its time. */
const soonMs = 150;
const laterMs = 1_500;
const soonRounds = 30;
/** Asked so many times, the stand-in stays. */
const mostAsked = 95;

const waiting = new Set<HTMLImageElement>();
let isAsking = false;

const isStandIn = ({ naturalWidth, currentSrc }: HTMLImageElement): boolean =>
  naturalWidth > 0 && naturalWidth <= standInWidth && currentSrc.includes('/media/');

/** Shows the picture itself: under another address, as the document would take the old one from its memory. */
function show(image: HTMLImageElement, src: string): void {
  for (const source of image.parentElement?.querySelectorAll('source') ?? []) source.remove();
  image.removeAttribute('srcset');
  image.src = `${src}?now`;
}

/** One question at a time: the connections belong to what the visitor does. */
async function ask(): Promise<void> {
  isAsking = true;
  for (let round = 0; waiting.size > 0 && round < mostAsked; round++) {
    // What the script took to come is time to draw: the first question comes at once.
    if (round > 0) await new Promise((done) => setTimeout(done, round < soonRounds ? soonMs : laterMs));
    for (const image of waiting) {
      const src = image.currentSrc;
      // Its page has gone, or it shows something else by now.
      if (!image.isConnected || !isStandIn(image)) waiting.delete(image);
      else {
        const { status } = await fetch(src, { method: 'HEAD' }).catch(() => ({ status: 0 }));
        if (status === 202) continue;
        waiting.delete(image);
        if (status === 200) show(image, src);
      }
    }
  }
  waiting.clear();
  isAsking = false;
}

/** Puts pictures in the place of those that stand in for them, as soon as they are drawn. */
export function awaitPictures(): void {
  for (const image of document.images) if (isStandIn(image)) waiting.add(image);
  if (waiting.size > 0 && !isAsking) void ask();
}
