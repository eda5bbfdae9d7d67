const placeOf = (row: Element): number => (row.clientWidth > 0 ? Math.round(row.scrollLeft / row.clientWidth) : 0);

/**
 * Keeps the row, the thumbs, the counter and the full screen of a gallery at one picture.
 * @returns what stops it and closes the full screen.
 */
export function watchGallery(gallery: HTMLElement): () => void {
  const row = gallery.querySelector<HTMLElement>('[data-row]');
  const dialog = gallery.querySelector('dialog');
  const fullRow = gallery.querySelector<HTMLElement>('[data-full-row]');
  if (!row) return () => {};
  const controller = new AbortController();
  const options = { signal: controller.signal, passive: true };
  const counter = gallery.querySelector('[data-current]');
  const thumbs = [...gallery.querySelectorAll('[data-show]')];

  const show = (index: number, target = row) => {
    const last = target.children.length - 1;
    target.scrollTo({ left: Math.min(last, Math.max(0, index)) * target.clientWidth });
  };
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
      if (button) wake();
      if (button?.dataset.show) show(Number(button.dataset.show));
      if (button?.name === 'step') show(placeOf(row) + Number(button.value));
    },
    options,
  );
  // Where the full screen was left is only known before it closes: a closed dialog has no width.
  let left = 0;
  const remember = () => {
    left = fullRow ? placeOf(fullRow) : 0;
  };
  dialog?.addEventListener('beforetoggle', remember, options);
  dialog?.addEventListener(
    'toggle',
    ({ newState }) => {
      if (!fullRow) return;
      if (newState === 'open') {
        fullRow.scrollTo({ left: placeOf(row) * fullRow.clientWidth, behavior: 'instant' });
        fullRow.focus();
      } else row.scrollTo({ left: left * row.clientWidth, behavior: 'instant' });
    },
    options,
  );
  fullRow?.addEventListener(
    'keydown',
    (event) => {
      const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
      if (step === 0) return;
      event.preventDefault();
      show(placeOf(fullRow) + step, fullRow);
    },
    { signal: controller.signal },
  );
  mark();
  return () => {
    controller.abort();
    dialog?.close();
  };
}
