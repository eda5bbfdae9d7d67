import type { ApiContext } from '../../rpc/context.ts';
import { api } from '../../rpc/implementer.ts';
import type { OwnCall } from '../../rpc/own-call.ts';
import { deskPage, deskWindow } from '../tools/desk-page.ts';
import { requireStaff } from '../tools/require-staff.ts';
import { decideReview, type ReviewAct, readPhoto, replyToReview, showPhoto } from './desk-service.ts';
import { selectDeskReviews } from './queries.ts';
import { listReviews, takeReview } from './service.ts';

export const reviewRoutes = {
  list: api.reviews.list.handler(({ input, context }) => listReviews(context, input)),
  send: api.reviews.send.handler(async ({ input: { query, headers, body }, context }) => {
    const sender = { holdingId: query.holdingId, address: context.callerAddress };
    const { receipt, replayed } = await takeReview(context, sender, headers['idempotency-key'], body);
    return { body: receipt, ...(replayed && { headers: { 'idempotent-replayed': 'true' as const } }) };
  }),
};

/** Who moderates, and for which centres. Throws 404 for everybody else. */
async function actOf(context: ApiContext, { headers, query: { holdingId } }: OwnCall): Promise<ReviewAct> {
  const staff = await requireStaff(context, headers.authorization, holdingId, ['sales', 'service', 'reports']);
  return { database: context.database, holdingId, staffId: staff.id, dealers: staff.dealers };
}

export const deskReviewRoutes = {
  list: api.deskReviews.list.handler(async ({ input, context }) => {
    const { database, holdingId, dealers } = await actOf(context, input);
    const { status, dealer, page = 1 } = input.query;
    const asked = dealer === undefined ? dealers : [dealer].filter((code) => !dealers || dealers.includes(code));
    return deskPage(
      page,
      await selectDeskReviews(database, holdingId, { status, dealers: asked, ...deskWindow(page) }),
    );
  }),
  decide: api.deskReviews.decide.handler(async ({ input, context }) =>
    decideReview(await actOf(context, input), input.params.id, input.body),
  ),
  reply: api.deskReviews.reply.handler(async ({ input, context }) =>
    replyToReview(await actOf(context, input), input.params.id, input.body.text),
  ),
  photo: api.deskReviews.photo.handler(async ({ input, context }) => {
    const { id, photo } = input.params;
    return readPhoto(await actOf(context, input), context.files, id, photo);
  }),
  showPhoto: api.deskReviews.showPhoto.handler(async ({ input, context }) => {
    const { id, photo } = input.params;
    return showPhoto(await actOf(context, input), id, photo, input.body.isShown);
  }),
};
