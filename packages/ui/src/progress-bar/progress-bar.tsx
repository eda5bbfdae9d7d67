'use client';

import { useEffect, useState } from 'react';
import { bar } from './progress-bar.css.ts';
import { leavesPage, progressDuration, progressPatience, progressThrottle } from './progress-timing.ts';

const startEvent = 'showroom:navigation-start';

/** Tells the indicator of a move that no link started, such as a filter that changes the address by script. */
export function announceNavigation(): void {
  document.dispatchEvent(new Event(startEvent));
}

/**
 * The line at the upper edge while the next page is on its way. One per page. Follows clicks on links by itself and
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
    const followLink = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link && leavesPage(event, link, window.location.href)) start();
    };
    document.addEventListener('click', followLink);
    document.addEventListener(startEvent, start);
    navigation?.addEventListener('currententrychange', stop);
    return () => {
      stop();
      document.removeEventListener('click', followLink);
      document.removeEventListener(startEvent, start);
      navigation?.removeEventListener('currententrychange', stop);
    };
  }, []);

  return isMoving ? <div className={bar} role="progressbar" aria-label="Страница загружается" /> : null;
}
