import { randomUUID } from 'node:crypto';
import type { AccountSession, TokenPair } from '@showroom/api-contract/account';
import type { Executor } from '../../db/database.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Services } from '../../rpc/context.ts';
import { makeAccessToken } from './access-token.ts';
import { isLiveSession } from './live-session.ts';
import { firstRefresh, graceSeconds, hashOf, idleSeconds, successorOf } from './refresh-token.ts';
import { type Customer, unauthenticated } from './require-customer.ts';

/** Absolute end of a session, days (B-05). */
const longestDays = 30;

export type Opening = {
  customerId: string;
  holdingId: number;
  method: 'code' | 'passkey';
  device: string;
  place: string | null;
};

const addRefresh = (executor: Executor, hash: string, sessionId: string) =>
  executor.query(
    `insert into customer_refresh (hash, session_id, expires_at)
     select $1, id, least(expires_at, now() + make_interval(secs => $3::int)) from customer_session where id = $2
     on conflict (hash) do nothing`,
    [hash, sessionId, idleSeconds],
  );

/** Opens a session, in the caller's transaction. */
export async function openSession(executor: Executor, tokenSecret: string, opening: Opening): Promise<TokenPair> {
  const { customerId, holdingId, method, device, place } = opening;
  const sid = randomUUID();
  await executor.query(
    `insert into customer_session (id, customer_id, method, device, place, expires_at)
     values ($1, $2, $3, $4, $5, now() + make_interval(days => $6::int))`,
    [sid, customerId, method, device, place, longestDays],
  );
  const refreshToken = firstRefresh();
  await addRefresh(executor, hashOf(refreshToken), sid);
  return { token: await makeAccessToken(tokenSecret, { sub: customerId, sid, holding: holdingId }), refreshToken };
}

type Found = {
  sessionId: string;
  customerId: string;
  isLive: boolean;
  isFresh: boolean;
  isReplaced: boolean;
  isInGrace: boolean;
};

/** The token's row and its session, locked: refreshes of one session follow each other. */
async function lockRefresh(executor: Executor, hash: string, holdingId: number): Promise<Found | undefined> {
  const [known] = await executor.query<{ id: string }>(
    `select s.id from customer_refresh r join customer_session s on s.id = r.session_id
       join customer c on c.id = s.customer_id
     where r.hash = $1 and c.holding_id = $2 for update of s`,
    [hash, holdingId],
  );
  if (!known) return undefined;
  const [found] = await executor.query<Found>(
    `select s.id as "sessionId", s.customer_id as "customerId",
       s.ended_at is null and s.expires_at > clock_timestamp() as "isLive", r.expires_at > clock_timestamp() as "isFresh",
       r.replaced_at is not null as "isReplaced",
       coalesce(r.replaced_at > clock_timestamp() - make_interval(secs => $2::int), false) as "isInGrace"
     from customer_refresh r join customer_session s on s.id = r.session_id where r.hash = $1`,
    [hash, graceSeconds],
  );
  return found;
}

const endFamily = (executor: Executor, sessionId: string, reason: string) =>
  executor.query('update customer_session set ended_at = now(), end_reason = $2 where id = $1 and ended_at is null', [
    sessionId,
    reason,
  ]);

/**
 * Replaces a refresh token by its one successor. Whoever comes with the same one within the grace gets the same successor; whoever
 * comes later holds a stolen or lost token, and the whole family ends (RFC 9700, 4.14.2). Throws 401.
 */
export async function rotate(
  { database, tokenSecret, log }: Pick<Services, 'database' | 'tokenSecret' | 'log'>,
  refresh: string | undefined,
  holdingId: number,
): Promise<TokenPair> {
  if (refresh === undefined) throw unauthenticated();
  const hash = hashOf(refresh);
  const answer = await database.transaction(async (executor): Promise<TokenPair | ApiError> => {
    const found = await lockRefresh(executor, hash, holdingId);
    if (!found?.isLive) return unauthenticated();
    const { sessionId: sid, customerId: sub } = found;
    if (found.isReplaced && !found.isInGrace) {
      await endFamily(executor, sid, 'reuse');
      log.warn({ event: 'refresh-reused', session: sid }, 'security');
      return unauthenticated();
    }
    if (!found.isReplaced && !found.isFresh) return unauthenticated();
    const refreshToken = successorOf(tokenSecret, refresh);
    if (!found.isReplaced) {
      await executor.query('update customer_refresh set replaced_at = now() where hash = $1', [hash]);
      await addRefresh(executor, hashOf(refreshToken), sid);
      await executor.query('update customer_session set seen_at = now() where id = $1', [sid]);
    }
    return { token: await makeAccessToken(tokenSecret, { sub, sid, holding: holdingId }), refreshToken };
  });
  if (answer instanceof ApiError) throw answer;
  return answer;
}

/** Ends the session of a refresh token, or all of its customer's. Silent where there is none: who is out is out. */
export async function endByRefresh(
  { database, log }: Pick<Services, 'database' | 'log'>,
  refresh: string | undefined,
  holdingId: number,
  everywhere: boolean,
): Promise<void> {
  if (refresh === undefined) return;
  const rows = await database.query<{ id: string }>(
    `with own as (
       select s.id, s.customer_id from customer_refresh r join customer_session s on s.id = r.session_id
         join customer c on c.id = s.customer_id
       where r.hash = $1 and c.holding_id = $2 and s.ended_at is null)
     update customer_session set ended_at = now(), end_reason = case when $3 then 'everywhere' else 'logout' end
     where ended_at is null
       and (id in (select id from own) or ($3 and customer_id in (select customer_id from own)))
     returning id`,
    [hashOf(refresh), holdingId, everywhere],
  );
  for (const { id } of rows) log.info({ event: 'session-ended', session: id, everywhere }, 'security');
}

/** Ends all sessions of a customer but, where one is named, this one. Returns how many. */
export async function endSessions(
  executor: Executor,
  customerId: string,
  { except, reason }: { except?: string; reason: 'everywhere' | 'phone-change' },
): Promise<number> {
  const rows = await executor.query(
    `update customer_session set ended_at = now(), end_reason = $3
     where customer_id = $1 and ended_at is null and ($2::uuid is null or id <> $2) returning 1`,
    [customerId, except ?? null, reason],
  );
  return rows.length;
}

/** Live sessions of a customer, the latest first. */
export async function listSessions(db: Executor, customer: Customer): Promise<AccountSession[]> {
  const rows = await db.query<Omit<AccountSession, 'createdAt' | 'seenAt'> & { createdAt: Date; seenAt: Date }>(
    `select id, device, place, created_at as "createdAt", seen_at as "seenAt", id = $2 as "isCurrent"
     from customer_session s where customer_id = $1 and ${isLiveSession}
     order by id = $2 desc, seen_at desc limit 100`,
    [customer.id, customer.sessionId],
  );
  return rows.map((row) => ({
    ...row,
    createdAt: new Date(row.createdAt).toISOString(),
    seenAt: new Date(row.seenAt).toISOString(),
  }));
}

/** Ends one session of a customer. Returns whether there was one. */
export async function endSession(db: Executor, customerId: string, id: string): Promise<boolean> {
  const rows = await db.query(
    `update customer_session set ended_at = now(), end_reason = 'ended'
     where id::text = $2 and customer_id = $1 and ended_at is null returning 1`,
    [customerId, id],
  );
  return rows.length > 0;
}
