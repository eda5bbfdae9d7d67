'use client';

import { useEffect, useState } from 'react';
import { bar } from './progress-bar.css.ts';
import { progressDuration, progressPatience, progressThrottle } from './progress-timing.ts';

const startEvent = 'showroom:navigation-start';

/** Tells the indicator that another page was asked for, by a link or by a script. */
export function announceNavigation(): void {
  document.dispatchEvent(new Event(startEvent));
}

/**
 * The line at the upper edge while the next page is on its way. One per page. Begins when a move is announced and
 * ends when the address has changed.
 */
export function ProgressBar() {
  const [isMoving, setIsMoving] = useState(false);

  useEffect(() => {
    // Browsers without the Navigation API never say that a page has come: there the line ends with its run.
    const navigation = 'navigation' in window ? (window.navigation as EventTarget) : null;
    const patience = navigation ? progressPatience : progressDuration;
    let timers: number[] = [];
    const stop = () => {
      timers.forEach(window.clearTimeout);
      timers = [];
      setIsMoving(false);
    };
    const start = () => {
      stop();
      timers = [
        window.setTimeout(() => setIsMoving(true), progressThrottle),
        window.setTimeout(stop, progressThrottle + patience),
      ];
    };
    document.addEventListener(startEvent, start);
    navigation?.addEventListener('currententrychange', stop);
    return () => {
      stop();
      document.removeEventListener(startEvent, start);
      navigation?.removeEventListener('currententrychange', stop);
    };
  }, []);

  return isMoving ? <div className={bar} role="progressbar" aria-label="Страница загружается" /> : null;
}
