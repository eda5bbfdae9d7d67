import type { Executor } from '../../db/database.ts';
import { madeForOwn } from './made-for-own.ts';

type NewLink = { code: string; holdingId: number; target: string; days: number | undefined; createdBy: string };
type LinkRow = { code: string; target: string; clicks: number; createdAt: Date; expiresAt: Date | null };

/** Target of a code and whether it expired; undefined when unknown to the holding. Case-insensitive. */
export async function findShortLink(
  executor: Executor,
  holdingId: number,
  code: string,
): Promise<{ code: string; target: string; isGone: boolean } | undefined> {
  const [row] = await executor.query<{ code: string; target: string; isGone: boolean }>(
    `select code, target, coalesce(expires_at <= now(), false) as "isGone"
     from short_link where code = $1 and holding_id = $2`,
    [code.toLowerCase(), holdingId],
  );
  return row;
}

/** Stores a link; false when the code is taken. */
export async function insertShortLink(executor: Executor, link: NewLink): Promise<boolean> {
  const rows = await executor.query(
    `insert into short_link (code, holding_id, target, expires_at, created_by)
     values ($1, $2, $3, now() + make_interval(days => $4::int), $5)
     on conflict (code) do nothing returning code`,
    [link.code, link.holdingId, link.target, link.days ?? null, link.createdBy],
  );
  return rows.length === 1;
}

/** Who looks at the links, and for which centres; null: for all. */
export type LinkReader = { staffId: string; dealers: readonly string[] | null };

/** The latest links of a holding that somebody may see, newest first. */
export function selectShortLinks(
  executor: Executor,
  holdingId: number,
  { staffId, dealers }: LinkReader,
  limit: number,
): Promise<LinkRow[]> {
  return executor.query<LinkRow>(
    `select code, target, clicks, created_at as "createdAt", expires_at as "expiresAt"
     from short_link where holding_id = $1 and ${madeForOwn('$3', '$4')} order by created_at desc, code limit $2`,
    [holdingId, limit, dealers, staffId],
  );
}

export async function addClicks(executor: Executor, code: string, clicks: number): Promise<void> {
  await executor.query('update short_link set clicks = clicks + $2::int where code = $1', [code, clicks]);
}
