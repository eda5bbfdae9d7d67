import type { StoreItem } from '@showroom/api-contract/store';
import { type Rating, summarise } from '@showroom/domain/review/review';
import type { Executor } from '../../db/database.ts';

/** Stars of an item's published reviews at a holding; the reviews module keeps them. */
export async function readRating(db: Executor, holdingId: number, id: number): Promise<StoreItem['rating']> {
  const rows = await db.query<{ rating: Rating; count: number }>(
    `select rating, count(*)::int as count from review
     where holding_id = $1 and item_id = $2 and status = 'published' group by rating`,
    [holdingId, id],
  );
  const { count, average } = summarise(Object.fromEntries(rows.map((row) => [row.rating, row.count])));
  return { count, average };
}
