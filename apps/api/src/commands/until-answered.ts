import { setTimeout as wait } from 'node:timers/promises';

const answersWithinMs = 2_000;

/** Waits until one of the servers answers, whatever it says; at once where there are none. Rejects when `signal` aborts. */
export async function untilAnswered(urls: readonly string[], signal: AbortSignal, everyMs = 5_000): Promise<void> {
  while (urls.length > 0) {
    const asked = urls.map((url) =>
      fetch(new URL('/build.json', url), { signal: AbortSignal.any([signal, AbortSignal.timeout(answersWithinMs)]) }),
    );
    const answers = await Promise.allSettled(asked);
    for (const answer of answers) if (answer.status === 'fulfilled') await answer.value.body?.cancel();
    if (answers.some(({ status }) => status === 'fulfilled')) return;
    await wait(everyMs, undefined, { signal, ref: false });
  }
}
