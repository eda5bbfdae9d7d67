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
  // Where the full screen stands while it is open: a closed dialog has no width.
  let place: number | null = null;
  const remember = () => {
    if (fullRow && place !== null && dialog?.open) place = placeOf(fullRow);
  };
  // A dialog that opens takes the focus; older browsers tell of its opening in no other way.
  const enter = () => {
    if (!fullRow || place !== null) return;
    place = placeOf(row);
    fullRow.scrollTo({ left: place * fullRow.clientWidth, behavior: 'instant' });
    fullRow.focus();
  };
  const leave = () => {
    row.scrollTo({ left: (place ?? 0) * row.clientWidth, behavior: 'instant' });
    place = null;
  };
  fullRow?.addEventListener('scroll', remember, options);
  dialog?.addEventListener('focusin', enter, options);
  dialog?.addEventListener('close', leave, options);
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
