import { useEffect } from 'react';

const retryMs = 5_000;

/** Asks again every 5 s, and at once when the browser is online anew, while nobody answers and the page is looked at. */
export function useComeback(isAway: boolean, again: () => void): void {
  useEffect(() => {
    if (!isAway) return;
    const timer = setInterval(() => document.visibilityState === 'visible' && again(), retryMs);
    addEventListener('online', again);
    return () => {
      clearInterval(timer);
      removeEventListener('online', again);
    };
  }, [isAway, again]);
}
