import { setTimeout } from 'node:timers/promises';
import { apiUrl } from './env.ts';

/** Time for a database to be made and filled. ms */
const apiStartMs = 120_000;

const health = new URL('/health', apiUrl());

const isUp = (): Promise<boolean> =>
  fetch(health).then(
    ({ ok }) => ok,
    () => false,
  );

// Pages that are rendered ahead ask the API; the launcher starts it beside the build, so that what is built already waits for nothing.
const giveUp = Date.now() + apiStartMs;
while (!(await isUp())) {
  if (Date.now() > giveUp) throw new Error(`No API answers at ${health.origin}.`);
  await setTimeout(200);
}
