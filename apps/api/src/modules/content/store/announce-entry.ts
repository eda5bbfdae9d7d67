import type { Executor } from '../../../db/database.ts';
import { announceUrls } from '../../outbox/announce-urls.ts';
import type { EntryName } from '../compile/entry-name.ts';
import { entryPath } from './entry-path.ts';

/** Host whose texts change, and the key under which search engines are told; without one they are not. */
export type Announced = { host: string | undefined; key: string | undefined };

/** When a text is seen from, and until when: instants as texts, null for now and for ever. */
export type Shown = { publishAt: string | null; expiresAt: string | null };

/**
 * Tells search engines of texts' addresses: what is seen or gone now at once, what is scheduled at its moment. One message for a
 * moment. Run it in the transaction that writes them.
 */
export async function announceEntries(
  executor: Executor,
  { host, key }: Announced,
  entries: readonly (EntryName & Shown)[],
): Promise<void> {
  if (host === undefined || key === undefined) return;
  const now = Date.now();
  const paths = new Map<number, Set<string>>();
  for (const entry of entries) {
    const path = entryPath(entry);
    if (path === null) continue;
    const from = Math.max(0, Date.parse(entry.publishAt ?? '') || 0);
    const moments = [from > now ? from : 0, Date.parse(entry.expiresAt ?? '') || 0];
    for (const [place, at] of moments.entries()) {
      // Nothing is told again of what ended long ago.
      if (place === 1 && at <= now) continue;
      paths.set(at, (paths.get(at) ?? new Set()).add(path));
    }
  }
  for (const [at, of] of paths) await announceUrls(executor, { host, key, paths: [...of], ...(at > 0 && { at }) });
}
