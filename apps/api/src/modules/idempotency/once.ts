import { createHash } from 'node:crypto';
import type { Database, Executor } from '../../db/database.ts';
import { ApiError } from '../../http/api-error.ts';
import { canonicalJson } from './canonical-json.ts';

/** A repeatable call: the same key means the same call (B-13). */
export type RepeatableCall = { holdingId: number; route: string; key: string; body: unknown };

/** How long an answer is kept. */
export const answerLifetime = '24 hours';
/** Seconds after which the answer of a call that is being worked on may be asked for again. */
const inFlightRetryAfter = 1;

const hash = (text: string) => createHash('sha256').update(text).digest('base64url');

/**
 * The answer that this call already got, undefined when it is a new one.
 * Throws a conflict when the key was used for another body.
 */
export async function keptAnswer<T>(db: Executor, call: RepeatableCall): Promise<T | undefined> {
  const [row] = await db.query<KeptRow<T>>(
    `select body_hash as "bodyHash", answer from idempotency
     where holding_id = $1 and route = $2 and key = $3 and created_at > now() - interval '${answerLifetime}'`,
    [call.holdingId, call.route, call.key],
  );
  return answerOf(row, call);
}

export type KeptRow<T> = { bodyHash: string; answer: T };

/** The answer of a kept row for this call. Throws a conflict when the row belongs to another body. */
export function answerOf<T>(row: KeptRow<T> | undefined, { body }: RepeatableCall): T | undefined {
  if (!row) return undefined;
  if (row.bodyHash === hash(canonicalJson(body))) return row.answer;
  throw new ApiError('ALREADY_EXISTS', 'Этот Idempotency-Key уже использован для другого запроса.');
}

/**
 * Does the work of a call once: what `work` writes and the answer that is kept for a repeat are one transaction.
 * A failure that `work` returns (rather than throws) keeps what it wrote, but is no answer to be kept. Throws a conflict
 * with `Retry-After` while another process or connection works on the same call.
 */
export async function doOnce<T>(
  database: Database,
  call: RepeatableCall,
  work: (executor: Executor) => Promise<T | ApiError>,
): Promise<{ answer: T; replayed: boolean }> {
  const outcome = await database.transaction(async (executor) => {
    const [lock] = await executor.query<{ taken: boolean }>(
      'select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as taken',
      [`${call.holdingId} ${call.route} ${call.key}`],
    );
    if (!lock?.taken) {
      throw new ApiError('ALREADY_EXISTS', 'Этот запрос уже выполняется.', { retryAfter: inFlightRetryAfter });
    }
    const kept = await keptAnswer<T>(executor, call);
    if (kept !== undefined) return { answer: kept, replayed: true };
    const answer = await work(executor);
    if (answer instanceof ApiError) return answer;
    await executor.query(
      `insert into idempotency (holding_id, route, key, body_hash, answer) values ($1, $2, $3, $4, $5)
       on conflict (holding_id, route, key)
         do update set body_hash = excluded.body_hash, answer = excluded.answer, created_at = now()`,
      [call.holdingId, call.route, call.key, hash(canonicalJson(call.body)), JSON.stringify(answer)],
    );
    return { answer, replayed: false };
  });
  if (outcome instanceof ApiError) throw outcome;
  return outcome;
}
