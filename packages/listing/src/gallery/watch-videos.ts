import { whileOpen } from './while-open.ts';

/** Plays the videos of a dialog that was opened: the first at once, another by its button; none goes on when it is closed. */
export function watchVideos(dialog: HTMLDialogElement, signal: AbortSignal): void {
  const place = dialog.querySelector('[data-player]');
  const buttons = [...dialog.querySelectorAll<HTMLButtonElement>('button[name="video"]')];
  const [first] = buttons;
  if (!place || !first) return;

  const play = (button: HTMLButtonElement) => {
    const frame = document.createElement('iframe');
    frame.src = button.value;
    frame.title = `${dialog.querySelector('h2')?.textContent ?? 'Видео'}, ${button.textContent}`;
    frame.allow = 'autoplay; fullscreen; encrypted-media; picture-in-picture';
    frame.allowFullscreen = true;
    // A player asks which site it plays on, and needs no address of ours.
    frame.referrerPolicy = 'strict-origin';
    frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-presentation allow-popups');
    place.replaceChildren(frame);
    for (const one of buttons) one.setAttribute('aria-pressed', String(one === button));
  };
  dialog.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest('button') : null;
      if (button?.name === 'video') play(button);
    },
    { signal },
  );
  whileOpen(dialog, signal, { enter: () => play(first), leave: () => place.replaceChildren() });
}
