import { setTimeout } from 'node:timers/promises';
import { apiBase } from '@showroom/api-client/env';
import { isApiUp } from '@showroom/api-client/is-api-up';

/** Time for a database to be made and filled beside everything else that a machine may do, ms. An API that failed ends the build by itself. */
const apiStartMs = 600_000;

// Pages that are rendered ahead ask the API; the launcher starts it beside the build, so that what is built already waits for nothing.
const giveUp = Date.now() + apiStartMs;
while (!(await isApiUp())) {
  if (Date.now() > giveUp) throw new Error(`No API answers at ${apiBase()}.`);
  await setTimeout(200);
}
