import { type CounterSettings, settingsAttribute } from './counter-settings.ts';

/** What this page was told to load, or undefined where nothing is turned on. Our own server wrote it. */
export function readSettings(): CounterSettings | undefined {
  const written = document.documentElement.getAttribute(settingsAttribute);
  return written === null ? undefined : JSON.parse(written);
}
