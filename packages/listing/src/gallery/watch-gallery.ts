import { placeOf, prepareFullScreen, showPicture, watchFullScreen } from './watch-full-screen.ts';

/** Few vehicles have a turn or a video: what shows them comes when one is opened. A dialog that opens takes the focus. */
function watchExtraViews(gallery: HTMLElement, signal: AbortSignal): void {
  const views = {
    '[data-turn]': async () => (await import('./watch-turn.ts')).watchTurn,
    '[data-player]': async () => (await import('./watch-videos.ts')).watchVideos,
  };
  for (const [mark, load] of Object.entries(views)) {
    const dialog = gallery.querySelector(mark)?.closest('dialog');
    if (!dialog) continue;
    const start = async () => (await load())(dialog, signal);
    // The browser opens it without a script, maybe before this one was there.
    if (dialog.open) void start();
    else dialog.addEventListener('focusin', start, { once: true, signal });
  }
}

/**
 * Keeps the row, the thumbs, the counter and the full screen of a gallery at one picture.
 * @returns what stops it and closes the full screen.
 */
export function watchGallery(gallery: HTMLElement): () => void {
  const row = gallery.querySelector<HTMLElement>('[data-row]');
  const dialog = gallery.querySelector('dialog');
  if (!row) return () => {};
  const controller = new AbortController();
  const { signal } = controller;
  const options = { signal, passive: true };
  const counter = gallery.querySelector('[data-current]');
  const thumbs = [...gallery.querySelectorAll('[data-show]')];

  const mark = () => {
    const place = placeOf(row);
    if (counter) counter.textContent = String(place + 1);
    for (const [index, thumb] of thumbs.entries()) thumb.setAttribute('aria-current', String(index === place));
  };
  // The other pictures are asked for only now: most visitors leave before they swipe.
  const wake = () => gallery.setAttribute('data-live', '');

  row.addEventListener('scroll', mark, options);
  gallery.addEventListener('touchstart', wake, options);
  gallery.addEventListener('focusin', wake, options);
  gallery.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest('button') : null;
      if (!button) return;
      wake();
      if (button.dataset.show) showPicture(row, Number(button.dataset.show));
      if (button.name === 'step' && !dialog?.contains(button)) showPicture(row, placeOf(row) + Number(button.value));
    },
    options,
  );
  if (dialog) {
    watchFullScreen(dialog, row, signal);
    prepareFullScreen(gallery, dialog, row, signal);
  }
  watchExtraViews(gallery, signal);
  mark();
  return () => {
    controller.abort();
    for (const open of gallery.querySelectorAll('dialog')) open.close();
  };
}
