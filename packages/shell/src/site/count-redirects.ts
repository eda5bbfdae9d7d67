import { apiBase } from '@showroom/api-client/env';
import type { HoldingId } from '@showroom/domain/brand';
import { revalidateSecret } from '../env.ts';

const flushMs = 10_000;
const answerWithinMs = 3_000;
/** Paths of one sending. They are rows of the table in some spelling; what is beyond is not counted. */
const mostPaths = 500;

/**
 * Counts redirects that were followed and tells the API at intervals, so that no request waits. Best effort: what cannot be
 * delivered is lost.
 */
export function countRedirects(holdingId: HoldingId): (url: string) => void {
  let counts = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;

  async function flush(): Promise<void> {
    timer = undefined;
    const hits = [...counts].map(([path, count]) => ({ path, count }));
    counts = new Map();
    await fetch(`${apiBase()}/api/redirects/hits?holdingId=${holdingId}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-revalidate-secret': revalidateSecret() ?? '' },
      body: JSON.stringify({ hits }),
      signal: AbortSignal.timeout(answerWithinMs),
    }).then(
      (answer) => answer.body?.cancel(),
      () => undefined,
    );
  }

  return (url) => {
    if (revalidateSecret() === undefined) return;
    const path = url.split('?', 1)[0] ?? '/';
    const known = counts.get(path);
    if (known === undefined && counts.size >= mostPaths) return;
    counts.set(path, (known ?? 0) + 1);
    if (timer === undefined) timer = setTimeout(flush, flushMs).unref();
  };
}
