import type { ReviewPhotoSize } from '@showroom/domain/review/review';
import type { Executor } from '../../db/database.ts';

const columns: Record<ReviewPhotoSize, string> = { thumb: 'thumb_file', full: 'full_file' };

export type NewPhoto = { id: string; width: number; height: number; thumbFile: string; fullFile: string };

/** Ids in the file store of these pictures, in the given order, as long as they wait for their form. */
export async function findPictures(db: Executor, holdingId: number, ids: readonly string[]): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `select id from lead_file where holding_id = $1 and lead_id is null and mime in ('image/jpeg', 'image/png')
       and id = any($2::uuid[])`,
    [holdingId, ids],
  );
  const found = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => found.has(id));
}

export async function insertPhoto(db: Executor, photo: NewPhoto): Promise<void> {
  const { id, width, height, thumbFile, fullFile } = photo;
  await db.query(
    `insert into review_photo (id, position, width, height, thumb_file, full_file) values ($1, 0, $2, $3, $4, $5)`,
    [id, width, height, thumbFile, fullFile],
  );
}

/** Gives the photos to their review, in their order. */
export async function bindPhotos(db: Executor, reviewId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.query(
    `update review_photo p set review_id = $1, position = given.position::smallint
     from unnest($2::uuid[]) with ordinality given(id, position) where p.id = given.id`,
    [reviewId, ids],
  );
}

/** Id in the file store of one size of a photo that visitors may see. */
export async function findShownFile(db: Executor, id: string, size: ReviewPhotoSize): Promise<string | undefined> {
  const [row] = await db.query<{ file: string }>(
    `select p.${columns[size]} as file from review_photo p join review r on r.id = p.review_id
     where p.id = $1 and p.is_shown and r.status = 'published'`,
    [id],
  );
  return row?.file;
}

/** Id in the file store of a photo of this review, as the desk sees it. */
export async function findPhotoFile(db: Executor, reviewId: string, id: string): Promise<string | undefined> {
  const [row] = await db.query<{ file: string }>(
    'select full_file as file from review_photo where id = $1 and review_id = $2',
    [id, reviewId],
  );
  return row?.file;
}

/** False for a photo that this review does not have. */
export async function setShown(db: Executor, reviewId: string, id: string, isShown: boolean): Promise<boolean> {
  const rows = await db.query('update review_photo set is_shown = $3 where id = $1 and review_id = $2 returning id', [
    id,
    reviewId,
    isShown,
  ]);
  return rows.length > 0;
}

/** Files of photos that no review has taken within a day, or whose review is gone. Their rows are gone with this. */
export async function takeUnboundPhotos(db: Executor): Promise<string[]> {
  const rows = await db.query<{ thumb: string; full: string }>(
    `delete from review_photo where review_id is null and created_at < now() - interval '1 day'
     returning thumb_file as thumb, full_file as full`,
  );
  return rows.flatMap(({ thumb, full }) => [thumb, full]);
}
