import { pictureUrl } from '@showroom/domain/picture';
import { below } from '@showroom/ui/theme/media';
import { whileOpen } from './while-open.ts';

/** Frames that are fetched at a time. */
const lanes = 4;
/** Every so many first: a whole turn is there, if coarse, after a quarter of the bytes. */
const coarse = 4;

/** The frame that is loaded nearest to a wanted one, either way round; undefined when none is. */
export function nearestFrame(wanted: number, count: number, isLoaded: (frame: number) => boolean): number | undefined {
  for (let off = 0; off <= count / 2; off++)
    for (const frame of [wanted + off, wanted - off]) {
      const within = ((frame % count) + count) % count;
      if (isLoaded(within)) return within;
    }
  return undefined;
}

/** The order that frames are fetched in. */
export function coarseFirst(count: number): number[] {
  const all = Array.from({ length: count }, (_, frame) => frame);
  return [...all.filter((frame) => frame % coarse === 0), ...all.filter((frame) => frame % coarse !== 0)];
}

async function loadImage(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = url;
  await image.decode();
  return image;
}

/** Turns a vehicle by a drag, the arrows and the buttons around it, once its dialog is open; frames come meanwhile. */
export function watchTurn(dialog: HTMLDialogElement, signal: AbortSignal): void {
  const stage = dialog.querySelector<HTMLElement>('[data-turn]');
  const shown = stage?.querySelector('img');
  const status = dialog.querySelector('[role="status"]');
  if (!stage || !shown || !status) return;
  const isPhone = matchMedia(below.s).matches;
  const urls = (stage.dataset.turn ?? '')
    .split(' ')
    .map((base) => (isPhone ? pictureUrl(base, 'card', 2) : pictureUrl(base, 'hero')));
  const count = urls.length;
  const hint = status.textContent;
  // The images themselves: what is decoded stays decoded.
  const loaded = new Map<number, HTMLImageElement>();
  let place = 0;

  const draw = () => {
    const frame = nearestFrame(place, count, (one) => loaded.has(one));
    const url = frame === undefined ? undefined : urls[frame];
    if (url === undefined) return;
    // What the page chose by the width of the screen gives way to the frames that were fetched.
    shown.parentElement?.querySelector('source')?.remove();
    if (shown.getAttribute('src') !== url) shown.src = url;
  };
  const go = (to: number) => {
    place = ((to % count) + count) % count;
    stage.setAttribute('aria-valuenow', String(place + 1));
    stage.setAttribute('aria-valuetext', `Кадр ${place + 1} из ${count}`);
    draw();
  };
  const fetchAll = async () => {
    const left = coarseFirst(count);
    const lane = async () => {
      for (let frame = left.shift(); frame !== undefined && dialog.open; frame = left.shift()) {
        const image = loaded.get(frame) ?? (await loadImage(urls[frame] ?? '').catch(() => undefined));
        if (image) loaded.set(frame, image);
        if (left.length > 0) status.textContent = `Загружаем кадры: ${loaded.size} из\u00a0${count}`;
        draw();
      }
    };
    await Promise.all(Array.from({ length: lanes }, lane));
    status.textContent = loaded.size > 0 ? hint : 'Кадры не загрузились. Закройте обзор и откройте ещё раз';
  };

  let held: { x: number; from: number } | undefined;
  const letGo = () => {
    held = undefined;
    stage.removeAttribute('data-held');
  };
  const steps: Readonly<Record<string, () => number>> = {
    ArrowRight: () => place + 1,
    ArrowUp: () => place + 1,
    ArrowLeft: () => place - 1,
    ArrowDown: () => place - 1,
    PageUp: () => place + Math.round(count / 8),
    PageDown: () => place - Math.round(count / 8),
    Home: () => 0,
    End: () => count - 1,
  };
  stage.addEventListener(
    'pointerdown',
    (event) => {
      held = { x: event.clientX, from: place };
      stage.setPointerCapture(event.pointerId);
      stage.setAttribute('data-held', '');
    },
    { signal },
  );
  stage.addEventListener(
    'pointermove',
    ({ clientX }) => {
      // The width of the picture is a whole turn.
      if (held) go(held.from + Math.round(((held.x - clientX) / stage.clientWidth) * count));
    },
    { signal, passive: true },
  );
  for (const end of ['pointerup', 'pointercancel'] as const) stage.addEventListener(end, letGo, { signal });
  stage.addEventListener(
    'keydown',
    (event) => {
      const step = steps[event.key];
      if (!step) return;
      event.preventDefault();
      go(step());
    },
    { signal },
  );
  dialog.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest('button') : null;
      if (button?.name === 'turn') go(place + Number(button.value));
    },
    { signal },
  );
  whileOpen(dialog, signal, { enter: () => void fetchAll() });
}
