import type { DeskReview } from '@showroom/api-contract/reviews';
import type { Executor } from '../../db/database.ts';
import { badRequest, notFound } from '../../http/api-error.ts';
import type { FileStore } from '../../ports/file-store.ts';
import { type Act, act } from '../desk-seo/act.ts';
import { findPhotoFile, setShown } from './photo-queries.ts';
import { findDeskReview, updateReply, updateStatus } from './queries.ts';

/** Who acts, and for which centres; without a list for all of the holding. */
export type ReviewAct = Act & { dealers: readonly string[] | undefined };

type Changed = { what: string; details: Record<string, unknown> };

const noPhoto = () => notFound('Такого фото нет.');

/** Throws 404 for a review of another holding or centre. */
async function requireReview(db: Executor, by: ReviewAct, id: string): Promise<DeskReview> {
  const review = await findDeskReview(db, by.holdingId, id);
  const isOwn = review && (!by.dealers || (review.dealer !== null && by.dealers.includes(review.dealer.code)));
  if (!isOwn) throw notFound('Такого отзыва нет.');
  return review;
}

/** Changes a review with its line of the trail, and tells the shells. Throws 404 for one of another holding or centre. */
function change(
  by: ReviewAct,
  id: string,
  work: (executor: Parameters<Parameters<typeof act>[1]>[0], review: DeskReview) => Promise<Changed>,
): Promise<DeskReview> {
  return act(by, async (executor) => {
    const review = await requireReview(executor, by, id);
    const { what, details } = await work(executor, review);
    const answer = await findDeskReview(executor, by.holdingId, id);
    if (!answer) throw new Error('A review went while it was being changed.');
    return { answer, line: { what, object: `review:${id}`, details } };
  });
}

/** Publishes a review or rejects it. Throws 400 for a rejection without its reason. */
export function decideReview(
  by: ReviewAct,
  id: string,
  { status, reason = '' }: { status: 'published' | 'rejected'; reason?: string | undefined },
): Promise<DeskReview> {
  if (status === 'rejected' && reason === '')
    throw badRequest('Отзыв не отклонён.', [{ field: 'reason', message: 'Напишите причину.' }]);
  return change(by, id, async (executor, review) => {
    await updateStatus(executor, id, status, status === 'rejected' ? reason : null);
    return { what: status === 'published' ? 'review-publish' : 'review-reject', details: { was: review.status } };
  });
}

/** Answers a review in the name of its centre; an empty text takes the answer away. */
export function replyToReview(by: ReviewAct, id: string, text: string): Promise<DeskReview> {
  return change(by, id, async (executor) => {
    await updateReply(executor, id, text === '' ? null : text);
    return { what: 'review-reply', details: { length: text.length } };
  });
}

/** A photo of a review, published or not. Throws 404. */
export async function readPhoto(
  by: ReviewAct,
  files: FileStore,
  id: string,
  photo: string,
): Promise<{ base64: string }> {
  const review = await requireReview(by.database, by, id);
  const file = await findPhotoFile(by.database, review.id, photo);
  if (file === undefined) throw noPhoto();
  return { base64: Buffer.from(await files.get(file)).toString('base64') };
}

/** Takes a photo out of its review, or puts it back. Throws 404. */
export function showPhoto(by: ReviewAct, id: string, photo: string, isShown: boolean): Promise<DeskReview> {
  return change(by, id, async (executor) => {
    if (!(await setShown(executor, id, photo, isShown))) throw noPhoto();
    return { what: 'review-photo', details: { photo, isShown } };
  });
}
