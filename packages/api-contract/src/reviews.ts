import { oc } from '@orpc/contract';
import { ratings, reviewStatuses } from '@showroom/domain/review/review';
import { reviewEntries } from '@showroom/domain/review/review-schema';
import { reviewSorts } from '@showroom/domain/review/reviews-query';
import { codeSchema } from '@showroom/domain/vehicle';
import * as v from 'valibot';
import { authorizationHeaders } from './authorization.ts';
import { holdingId, integerText } from './catalog.ts';
import { commonFailures, missingFailure, repeatableFailures } from './failures.ts';
import { pageMeta } from './page-meta.ts';
import { repeatableAnswer, repeatableHeaders } from './repeatable.ts';

const headers = authorizationHeaders;
const page = v.optional(integerText(1, 1_000));
const rating = v.picklist(ratings);

/** Of the whole, pixels; `reviewPhotoPath` is its address. */
const photo = { id: v.string(), width: v.number(), height: v.number() } as const;

const shown = {
  id: v.string(),
  rating,
  author: v.string(),
  text: v.string(),
  pros: v.nullable(v.string()),
  cons: v.nullable(v.string()),
  /** Tied to a request that the group knows. */
  verified: v.boolean(),
  createdAt: v.string(),
  dealer: v.nullable(v.object({ code: codeSchema, name: v.string() })),
  employee: v.nullable(v.object({ code: codeSchema, name: v.string() })),
  /** Answer of the centre. */
  reply: v.nullable(v.object({ text: v.string(), at: v.string() })),
  photos: v.array(v.object(photo)),
} as const;

/** A review as visitors read it. */
export const review = v.object(shown);
export type Review = v.InferOutput<typeof review>;

/** Stars of all published reviews of the subject; `average` to a tenth, 0 where there is none. */
export const reviewSummary = v.object({
  count: v.number(),
  average: v.number(),
  distribution: v.object({ 5: v.number(), 4: v.number(), 3: v.number(), 2: v.number(), 1: v.number() }),
});

export const reviewPage = v.object({ items: v.array(review), summary: reviewSummary, meta: pageMeta });
export type ReviewPage = v.InferOutput<typeof reviewPage>;

/** A review as it is sent. Which consent keys belong to it, the holding's mode says. */
export const reviewRequest = v.strictObject({
  ...reviewEntries,
  policy: v.optional(v.boolean()),
  consents: v.optional(
    v.strictObject({ agreement: v.boolean(), data: v.boolean(), marketing: v.optional(v.boolean()) }),
  ),
  consentVersion: v.optional(v.pipe(v.string(), v.maxLength(32))),
  /** Filled by programs alone. */
  robot: v.optional(v.pipe(v.string(), v.maxLength(200))),
});
export type ReviewRequest = v.InferOutput<typeof reviewRequest>;

export const reviewReceipt = v.object({ status: v.literal('pending') });

export const reviewsContract = {
  list: oc
    .errors(commonFailures)
    .route({
      method: 'GET',
      path: '/reviews',
      tags: ['Отзывы'],
      summary: 'Опубликованные отзывы о группе, центре, сотруднике или товаре и сводка оценок',
    })
    .input(
      v.strictObject({
        holdingId,
        dealer: v.optional(codeSchema),
        employee: v.optional(codeSchema),
        /** Goods of the shop. */
        item: v.optional(integerText(1, 2_147_483_647)),
        rating: v.optional(integerText(1, 5)),
        sort: v.optional(v.picklist(reviewSorts)),
        page,
        size: v.optional(integerText(1, 48)),
      }),
    )
    .output(reviewPage),
  send: oc
    .errors(repeatableFailures)
    .route({
      method: 'POST',
      path: '/reviews',
      tags: ['Отзывы'],
      summary: 'Принять отзыв на проверку; повтор с тем же Idempotency-Key получает тот же ответ',
      inputStructure: 'detailed',
      outputStructure: 'detailed',
    })
    .input(
      v.object({
        query: v.strictObject({ holdingId }),
        headers: repeatableHeaders,
        body: reviewRequest,
      }),
    )
    .output(repeatableAnswer(reviewReceipt)),
};

/** A review as the staff see it. */
export const deskReview = v.object({
  ...shown,
  photos: v.array(v.object({ ...photo, isShown: v.boolean() })),
  /** Goods that it is about. */
  item: v.nullable(v.object({ id: v.number(), name: v.string() })),
  status: v.picklist(reviewStatuses),
  /** Why it was rejected. */
  reason: v.nullable(v.string()),
});
export type DeskReview = v.InferOutput<typeof deskReview>;

const staff = (method: 'GET' | 'PUT', path: `/reports/${string}`, summary: string) =>
  oc.errors({ ...commonFailures, ...missingFailure }).route({
    method,
    path,
    tags: ['Служебное'],
    summary: `${summary}; для сотрудника, остальным 404`,
    inputStructure: 'detailed',
  });
const own = v.strictObject({ holdingId });
const uuid = v.pipe(v.string(), v.uuid());
const params = v.object({ id: uuid });
const photoParams = v.object({ id: uuid, photo: uuid });

/** Reviews on the staff's desk. */
export const deskReviewsContract = {
  list: staff('GET', '/reports/reviews', 'Отзывы постранично, сначала новые')
    .input(
      v.object({
        headers,
        query: v.strictObject({
          holdingId,
          status: v.optional(v.picklist(reviewStatuses)),
          dealer: v.optional(codeSchema),
          page,
        }),
      }),
    )
    .output(v.object({ items: v.array(deskReview), meta: pageMeta })),
  decide: staff('PUT', '/reports/reviews/{id}/status', 'Опубликовать отзыв или отклонить с причиной')
    .input(
      v.object({
        headers,
        query: own,
        params,
        body: v.strictObject({
          status: v.picklist(['published', 'rejected']),
          reason: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(500))),
        }),
      }),
    )
    .output(deskReview),
  reply: staff('PUT', '/reports/reviews/{id}/reply', 'Ответить на отзыв от имени центра; пустой ответ снимает прежний')
    .input(
      v.object({
        headers,
        query: own,
        params,
        body: v.strictObject({ text: v.pipe(v.string(), v.trim(), v.maxLength(2_000)) }),
      }),
    )
    .output(deskReview),
  photo: staff('GET', '/reports/reviews/{id}/photos/{photo}', 'Фото отзыва, до публикации тоже: WebP')
    .input(v.object({ headers, query: own, params: photoParams }))
    .output(v.object({ base64: v.string() })),
  showPhoto: staff('PUT', '/reports/reviews/{id}/photos/{photo}', 'Показать фото отзыва или убрать')
    .input(v.object({ headers, query: own, params: photoParams, body: v.strictObject({ isShown: v.boolean() }) }))
    .output(deskReview),
};
