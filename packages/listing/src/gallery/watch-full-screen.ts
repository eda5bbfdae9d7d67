import { savesData } from '@showroom/ui/save-data';

export const placeOf = (row: Element): number =>
  row.clientWidth > 0 ? Math.round(row.scrollLeft / row.clientWidth) : 0;

/** Scrolls a row to one of its pictures, the nearest that there is. */
export function showPicture(row: HTMLElement, index: number): void {
  const last = row.children.length - 1;
  row.scrollTo({ left: Math.min(last, Math.max(0, index)) * row.clientWidth });
}

/** Moves a picture that is zoomed so that the point under the cursor is the same part of it. */
function pan(slide: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }): void {
  const { left, top, width, height } = slide.getBoundingClientRect();
  slide.scrollTo({
    left: ((clientX - left) / width) * (slide.scrollWidth - width),
    top: ((clientY - top) / height) * (slide.scrollHeight - height),
    behavior: 'instant',
  });
}

/**
 * Has the large picture of the place of `row` drawn while the cursor or the focus is on the button that opens the full screen. By HEAD: whoever
 * does not press it has loaded nothing.
 */
export function prepareFullScreen(
  gallery: HTMLElement,
  dialog: HTMLDialogElement,
  row: HTMLElement,
  signal: AbortSignal,
) {
  const button = gallery.querySelector(`[command="show-modal"][commandfor="${dialog.id}"]`);
  const asked = new Set<string>();
  const ask = () => {
    const src = dialog.querySelectorAll<HTMLImageElement>('[data-full-row] img')[placeOf(row)]?.src;
    if (!src || asked.has(src) || savesData()) return;
    asked.add(src);
    fetch(src, { method: 'HEAD', signal }).catch(() => {});
  };
  // A finger that comes down enters too.
  for (const event of ['pointerenter', 'focus']) button?.addEventListener(event, ask, { signal });
}

/**
 * The full screen of a gallery: opens at the picture of `row`, leaves `row` at its own, and zooms the one that is seen by
 * a press, the button or + and −.
 */
export function watchFullScreen(dialog: HTMLDialogElement, row: HTMLElement, signal: AbortSignal): void {
  const fullRow = dialog.querySelector<HTMLElement>('[data-full-row]');
  if (!fullRow) return;
  const counter = dialog.querySelector('[data-full-current]');
  const button = dialog.querySelector<HTMLButtonElement>('button[name="zoom"]');
  // Where the full screen stands while it is open: a closed dialog has no width.
  let place: number | null = null;
  const zoomed = () => fullRow.querySelector<HTMLElement>('[data-zoom]');
  const zoom = (on: boolean, at?: { clientX: number; clientY: number }) => {
    for (const slide of fullRow.children) slide.removeAttribute('data-zoom');
    button?.setAttribute('aria-pressed', String(on));
    const slide = fullRow.children[placeOf(fullRow)];
    if (!on || !(slide instanceof HTMLElement)) return;
    slide.setAttribute('data-zoom', '');
    const { left, top, width, height } = slide.getBoundingClientRect();
    pan(slide, at ?? { clientX: left + width / 2, clientY: top + height / 2 });
  };
  const remember = () => {
    if (place === null || !dialog.open || placeOf(fullRow) === place) return;
    place = placeOf(fullRow);
    if (counter) counter.textContent = String(place + 1);
    zoom(false);
  };
  // A dialog that opens takes the focus; older browsers tell of its opening in no other way.
  const enter = () => {
    if (place !== null) return;
    place = placeOf(row);
    fullRow.scrollTo({ left: place * fullRow.clientWidth, behavior: 'instant' });
    if (counter) counter.textContent = String(place + 1);
    fullRow.focus();
  };
  const leave = () => {
    row.scrollTo({ left: (place ?? 0) * row.clientWidth, behavior: 'instant' });
    place = null;
    zoom(false);
  };
  const press = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    const pressed = target?.closest('button');
    if (pressed?.name === 'step') showPicture(fullRow, placeOf(fullRow) + Number(pressed.value));
    if (pressed?.name === 'zoom') zoom(!zoomed());
    if (target?.closest('img')) zoom(!zoomed(), event);
  };
  const type = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step) showPicture(fullRow, placeOf(fullRow) + step);
    else if (event.key === '+' || event.key === '=') zoom(true);
    else if (event.key === '-') zoom(false);
    else return;
    event.preventDefault();
  };
  fullRow.addEventListener('scroll', remember, { signal, passive: true });
  dialog.addEventListener('focusin', enter, { signal });
  dialog.addEventListener('close', leave, { signal });
  dialog.addEventListener('click', press, { signal });
  dialog.addEventListener('keydown', type, { signal });
  fullRow.addEventListener(
    'pointermove',
    (event) => {
      const slide = event.pointerType === 'mouse' ? zoomed() : null;
      if (slide) pan(slide, event);
    },
    { signal, passive: true },
  );
}
