import type { Executor } from '../../db/database.ts';

/** Seconds that a code may be used (B-08). */
export const codeLifetime = 300;
/** Seconds between two codes of one purpose for one phone (B-07). */
export const codePause = 60;
/** Wrong guesses after which a code is void (B-08). */
const codeTries = 5;

/** Whose code, and what it opens. */
export type CodeOwner = { phone: string; purpose: string };

/** Serialises transactions about this phone. */
export async function lockPhone(executor: Executor, phone: string): Promise<void> {
  await executor.query('select pg_advisory_xact_lock(hashtextextended($1, 2))', [phone]);
}

/** Whether a code was sent to this phone within the pause. */
export async function hasFreshCode(executor: Executor, { phone, purpose }: CodeOwner): Promise<boolean> {
  const rows = await executor.query(
    `select 1 from report_code
     where phone = $1 and purpose = $2 and created_at > now() - make_interval(secs => $3::int) limit 1`,
    [phone, purpose, codePause],
  );
  return rows.length > 0;
}

/** Stores a new code; an older one of that phone and purpose is void from now on. */
export async function replaceCode(
  executor: Executor,
  id: string,
  { phone, purpose }: CodeOwner,
  proof: string,
): Promise<void> {
  await executor.query('update report_code set tries_left = 0 where phone = $1 and purpose = $2', [phone, purpose]);
  await executor.query(
    `insert into report_code (id, phone, purpose, proof, tries_left, expires_at)
     values ($1, $2, $3, $4, $5, now() + make_interval(secs => $6::int))`,
    [id, phone, purpose, proof, codeTries, codeLifetime],
  );
}

/** The one code that this phone may use now. */
export async function findCode(
  executor: Executor,
  { phone, purpose }: CodeOwner,
): Promise<{ id: string; proof: string } | undefined> {
  const [row] = await executor.query<{ id: string; proof: string }>(
    'select id, proof from report_code where phone = $1 and purpose = $2 and tries_left > 0 and expires_at > now()',
    [phone, purpose],
  );
  return row;
}

/** Uses up one try. */
export async function spendTry(executor: Executor, id: string): Promise<void> {
  await executor.query('update report_code set tries_left = tries_left - 1 where id = $1', [id]);
}

export async function voidCode(executor: Executor, id: string): Promise<void> {
  await executor.query('update report_code set tries_left = 0 where id = $1', [id]);
}

/** Makes a code good for one more use: it was right, and what it was used for did not come about. */
export async function restoreCode(executor: Executor, id: string): Promise<void> {
  await executor.query('update report_code set tries_left = 1 where id = $1 and expires_at > now()', [id]);
}
