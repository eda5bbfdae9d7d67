import { steadyTimers } from './steady-timers.ts';

/** Timers of the frame that all files run in, wrapped once. */
export const timers = steadyTimers();

const address = location.search + location.hash;

/** Takes back what the stories of a file leave for the next one: a basket, an address with a calculator's numbers. */
export function clearUp(): void {
  localStorage.clear();
  sessionStorage.clear();
  // As another tab would say it: lists in memory read anew.
  dispatchEvent(new StorageEvent('storage'));
  if (location.search + location.hash !== address)
    history.replaceState(history.state, '', address || location.pathname);
}
