import { setTimeout } from 'node:timers/promises';
import { apiBase } from '@showroom/api-client/env';
import { isApiUp } from '@showroom/api-client/is-api-up';

/** Time for a database to be made and filled. ms */
const apiStartMs = 120_000;

// Pages that are rendered ahead ask the API; the launcher starts it beside the build, so that what is built already waits for nothing.
const giveUp = Date.now() + apiStartMs;
while (!(await isApiUp())) {
  if (Date.now() > giveUp) throw new Error(`No API answers at ${apiBase()}.`);
  await setTimeout(200);
}
