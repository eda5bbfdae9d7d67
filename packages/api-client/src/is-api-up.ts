import { setTimeout } from 'node:timers/promises';
import { apiBase, isBuild } from './env.ts';

/** Time for a database to be made and filled beside everything else that a machine may do, ms. */
const apiStartMs = 600_000;

/** Whether the API answers within 2 s. Never rejects. */
export async function isApiUp(): Promise<boolean> {
  const answer = await fetch(`${apiBase()}/health`, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined);
  return answer?.ok ?? false;
}

async function untilApiIsUp(): Promise<void> {
  const giveUp = Date.now() + apiStartMs;
  while (!(await isApiUp())) {
    if (Date.now() > giveUp) throw new Error(`No API answers at ${apiBase()}.`);
    await setTimeout(200);
  }
}

let found: Promise<void> | undefined;

/**
 * In a build, resolves once the API answers: compiling needs none, so the launcher starts both at once. Elsewhere at once.
 * @throws when none answers within ten minutes
 */
export function apiOfBuild(): Promise<void> {
  found ??= isBuild() ? untilApiIsUp() : Promise.resolve();
  return found;
}
