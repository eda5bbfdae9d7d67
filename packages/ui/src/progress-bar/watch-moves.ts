import { progressDuration, progressPatience, progressThrottle } from './progress-timing.ts';

const startEvent = 'showroom:navigation-start';

/** Tells the indicator that another page was asked for, by a link or by a script. */
export function announceNavigation(): void {
  document.dispatchEvent(new Event(startEvent));
}

/**
 * Says when the indicator stands: from a while after a move was announced until the address has changed.
 * @param navigation the Navigation API; browsers without it never say that a page has come: there the line ends with its run
 * @returns what stops it
 */
export function watchMoves(
  page: EventTarget,
  navigation: EventTarget | null,
  show: (isMoving: boolean) => void,
): () => void {
  const patience = navigation ? progressPatience : progressDuration;
  let timers: ReturnType<typeof setTimeout>[] = [];
  const stop = () => {
    timers.forEach(clearTimeout);
    timers = [];
    show(false);
  };
  const start = () => {
    stop();
    timers = [setTimeout(() => show(true), progressThrottle), setTimeout(stop, progressThrottle + patience)];
  };
  page.addEventListener(startEvent, start);
  navigation?.addEventListener('currententrychange', stop);
  return () => {
    stop();
    page.removeEventListener(startEvent, start);
    navigation?.removeEventListener('currententrychange', stop);
  };
}
