import { createHash } from 'node:crypto';
import type { Database, Executor } from '../../db/database.ts';
import type { ReviewFacts } from '../../seed/facts/review-facts.ts';
import { ascReviews } from '../../seed/facts/reviews-asc.data.ts';
import { brandOneReviews } from '../../seed/facts/reviews-brand-one.data.ts';

const metaKey = 'reviews';
const byHolding: readonly (readonly [holdingId: number, reviews: readonly ReviewFacts[]])[] = [
  [1, brandOneReviews],
  [2, ascReviews],
];

/** The same id for the same words, so that links and the desk's acts survive another seed. */
function idOf(holdingId: number, { by, on, text }: ReviewFacts): string {
  const hex = createHash('sha256').update(`${holdingId} ${by} ${on} ${text}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}

/** Noon of a day, Moscow time. */
const noon = (day: string) => `${day}T12:00:00+03:00`;

async function write(db: Executor, holdingId: number, review: ReviewFacts): Promise<void> {
  const { of, who, stars, by, on, text, pros, cons, isVerified = false, reply } = review;
  await db.query(
    `insert into review (id, holding_id, dealer_code, employee_code, rating, author, text, pros, cons, verified,
       status, reply, replied_at, created_at, decided_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 'published', $11, $12, $13, $13)
     on conflict (id) do nothing`,
    [
      idOf(holdingId, review),
      holdingId,
      of ?? null,
      who ?? null,
      stars,
      by,
      text,
      pros ?? null,
      cons ?? null,
      isVerified,
      reply?.[1] ?? null,
      reply ? noon(reply[0]) : null,
      noon(on),
    ],
  );
}

/** Invented words have no place beside a real stock. */
async function isDemonstration(db: Executor): Promise<boolean> {
  const [row] = await db.query<{ is: boolean }>(
    `select exists (select 1 from app_meta where key = 'seed')
       and not exists (select 1 from vehicle where source is not null) as is`,
  );
  return row?.is === true;
}

/**
 * Brings the demonstration's reviews to what the tables say, in one transaction. Those of visitors, which have a consent, are
 * never touched; nor is one of the demonstration that the desk has moderated or answered, while its words stay.
 */
export async function seedReviews(database: Database): Promise<void> {
  const version = createHash('sha256').update(JSON.stringify(byHolding)).digest('hex').slice(0, 16);
  const [meta] = await database.query<{ value: unknown }>('select value from app_meta where key = $1', [metaKey]);
  if (meta?.value === version || !(await isDemonstration(database))) return;
  await database.transaction(async (executor) => {
    const ids = byHolding.flatMap(([holdingId, reviews]) => reviews.map((review) => idOf(holdingId, review)));
    await executor.query('delete from review where consent is null and not (id = any($1::uuid[]))', [ids]);
    for (const [holdingId, reviews] of byHolding)
      for (const review of reviews) await write(executor, holdingId, review);
    await executor.query(
      `insert into app_meta (key, value) values ($1, to_jsonb($2::text))
       on conflict (key) do update set value = excluded.value, updated_at = now()`,
      [metaKey, version],
    );
  });
}
