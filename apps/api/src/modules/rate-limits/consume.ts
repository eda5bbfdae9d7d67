import { createHash } from 'node:crypto';
import { waitText } from '@showroom/domain/lead/wait-text';
import type { Executor } from '../../db/database.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Limit, Limits } from './limits.data.ts';
import { countedAddress } from './network-of.ts';

export type Claim = { limit: Limit; subject: string };
type Count = { count: number; previous: number; left: number };

/** The limits of a phone. */
export const phoneClaims = (limits: Limits, phone: string): Claim[] =>
  limits.phone.map((limit) => ({ limit, subject: phone }));

/** The limits of where a request comes from; none for this machine itself. */
export function addressClaims(limits: Limits, address: string | undefined): Claim[] {
  const from = countedAddress(address);
  if (!from) return [];
  return [
    ...limits.address.map((limit) => ({ limit, subject: from.address })),
    ...limits.network.map((limit) => ({ limit, subject: from.network })),
  ];
}

/** The limit of one form from one address; none for this machine itself. */
export function formClaims(limit: Limit, formId: string, address: string | undefined): Claim[] {
  const from = countedAddress(address);
  return from ? [{ limit, subject: `${formId} ${from.address}` }] : [];
}

/**
 * Counts one more for every claim and throws 429 with `Retry-After` when one is over its limit. Runs in the caller's
 * transaction, so that what is refused or fails counts for nothing. Counts live in the database: they survive a
 * restart and hold for every process.
 */
export async function consumeAll(executor: Executor, claims: readonly Claim[]): Promise<void> {
  refuseOver(await countAll(executor, claims));
}

/** Throws 429 when somebody has to wait. */
export function refuseOver(waits: readonly number[]): void {
  const longest = Math.max(0, ...waits);
  if (longest === 0) return;
  const message = `Слишком много запросов. Попробуйте ${waitText(longest)}.`;
  throw new ApiError('RESOURCE_EXHAUSTED', message, { retryAfter: longest });
}

/**
 * Counts one more for every claim. Tells of each, in order: 0 while within its limit, else the seconds until it is worth
 * trying again.
 */
export async function countAll(executor: Executor, claims: readonly Claim[]): Promise<number[]> {
  if (claims.length === 0) return [];
  // Rows are locked in the order of the claims, which is everywhere the same: two transactions never wait for each other.
  const rows = await executor.query<Count>(
    `with claim as (
       select * from unnest($1::text[], $2::int[]) with ordinality as given (subject, seconds, place)),
     counted as (
       insert into rate_count (subject, window_start, count, expires_at)
       select subject, to_timestamp(floor(extract(epoch from now()) / seconds) * seconds), 1,
         now() + make_interval(secs => 2 * seconds)
       from claim order by place
       on conflict (subject, window_start) do update set count = rate_count.count + 1
       returning subject, window_start, count)
     select counted.count, coalesce(before.count, 0) as previous,
       ceil(extract(epoch from counted.window_start) + seconds - extract(epoch from now()))::int as "left"
     from claim join counted using (subject)
     left join rate_count before on before.subject = claim.subject
       and before.window_start = counted.window_start - make_interval(secs => seconds)
     order by place`,
    [claims.map(({ limit, subject }) => subjectHash(limit.name, subject)), claims.map(({ limit }) => limit.seconds)],
  );
  return claims.map(({ limit }, n) => {
    const row = rows[n];
    return row && weigh(row, limit) > limit.max ? Math.max(1, row.left) : 0;
  });
}

/** Forgets what was counted for a claim: whoever proved to be right waits for nothing. */
export async function forgetCounts(executor: Executor, { limit, subject }: Claim): Promise<void> {
  await executor.query('delete from rate_count where subject = $1', [subjectHash(limit.name, subject)]);
}

/** Whether the limit is used up already, without counting. */
export async function isUsedUp(executor: Executor, { limit, subject }: Claim): Promise<boolean> {
  const [row] = await executor.query<Count>(
    `with opened as (select to_timestamp(floor(extract(epoch from now()) / $2::int) * $2::int) as at)
     select coalesce((select count from rate_count where subject = $1 and window_start = at), 0) as count,
            coalesce((select count from rate_count where subject = $1 and window_start = at - make_interval(secs => $2::int)), 0) as previous,
            ceil(extract(epoch from at) + $2::int - extract(epoch from now()))::int as "left"
     from opened`,
    [subjectHash(limit.name, subject), limit.seconds],
  );
  return row !== undefined && weigh(row, limit) >= limit.max;
}

/** The part of the window before that still lies within the last `seconds` counts too: no burst at a full hour. */
function weigh({ count, previous, left }: Count, { seconds }: Limit): number {
  return count + Math.round((previous * Math.min(left, seconds)) / seconds);
}

const subjectHash = (name: string, subject: string) =>
  `${name}:${createHash('sha256').update(`${name} ${subject}`).digest('base64url').slice(0, 22)}`;
