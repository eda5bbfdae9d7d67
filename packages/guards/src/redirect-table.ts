import type { RedirectRow } from './lookups.ts';
import { readPath } from './path-reading.ts';
import { type RedirectHosts, type RedirectTarget, readRedirectTarget } from './redirect-target.ts';
import type { RedirectStatus } from './verdict.ts';

export type RedirectHit = { kind: 'gone' } | { kind: 'redirect'; target: RedirectTarget; status: RedirectStatus };

export type RedirectTable = {
  /** @param key decoded path without its final slash, `/` for the home page */
  find(key: string): RedirectHit | undefined;
  /** Rows that are not followed, and why. */
  refused: readonly { urlFrom: string; reason: string }[];
};

const maxHops = 10;
const statuses: ReadonlySet<number> = new Set([301, 302, 307, 308]);

/** 301 for anything that is no redirect status (PD-31). */
export function toRedirectStatus(status: number): RedirectStatus {
  return statuses.has(status) ? (status as RedirectStatus) : 301;
}

function readRow(row: RedirectRow, hosts: RedirectHosts): { key: string; hit: RedirectHit } | { refused: string } {
  const source = readPath(row.urlFrom);
  if (!source) return { refused: 'the source is not a path without a query' };
  if (row.status === 410) return { key: source.key, hit: { kind: 'gone' } };
  const target = readRedirectTarget(row.urlTo, hosts);
  if ('refused' in target) return target;
  if (target.origin === '' && target.key === source.key) return { refused: 'source and target are the same page' };
  return { key: source.key, hit: { kind: 'redirect', target, status: toRedirectStatus(row.status) } };
}

/** Follows a row to the end of its chain, so that a visitor hops once. A string is the reason why that is impossible. */
function followChain(first: RedirectHit, from: string, direct: ReadonlyMap<string, RedirectHit>): RedirectHit | string {
  const seen = new Set([from]);
  let hit = first;
  while (hit.kind === 'redirect' && hit.target.origin === '') {
    const next = direct.get(hit.target.key);
    if (!next) break;
    if (seen.has(hit.target.key)) return 'the rows run in a circle';
    seen.add(hit.target.key);
    if (seen.size > maxHops) return `the chain is longer than ${maxHops}`;
    hit = next;
  }
  return hit.kind === 'redirect' && first.kind === 'redirect' ? { ...hit, status: first.status } : hit;
}

/**
 * Builds the table of a brand's redirects. Paths are compared after one decode, without their final slash. Unsafe rows,
 * rows to themselves and circles are left out; chains are shortened to one hop with the status of the first row.
 */
export function compileRedirects(rows: readonly RedirectRow[], hosts: RedirectHosts): RedirectTable {
  const direct = new Map<string, RedirectHit>();
  const refused: { urlFrom: string; reason: string }[] = [];
  const origins = new Map<string, string>();
  for (const row of rows) {
    const read = readRow(row, hosts);
    if ('refused' in read) {
      refused.push({ urlFrom: row.urlFrom, reason: read.refused });
    } else if (!direct.has(read.key)) {
      direct.set(read.key, read.hit);
      origins.set(read.key, row.urlFrom);
    }
  }
  const final = new Map<string, RedirectHit>();
  for (const [key, hit] of direct) {
    const end = followChain(hit, key, direct);
    if (typeof end === 'string') refused.push({ urlFrom: origins.get(key) ?? key, reason: end });
    else final.set(key, end);
  }
  return { find: (key) => final.get(key), refused };
}
