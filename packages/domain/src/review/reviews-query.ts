import { type Rating, ratings } from './review.ts';

export const reviewSorts = ['new', 'best', 'worst'] as const;
export type ReviewSort = (typeof reviewSorts)[number];

/** What the query of a page of reviews may ask for. */
export type ReviewsQuery = { rating: Rating | null; sort: ReviewSort; page: number };

export const reviewsParams: readonly string[] = ['rating', 'sort', 'page'];

/** Reads the query of a page of reviews; what is none of these counts as not asked. */
export function readReviewsQuery(params: URLSearchParams): ReviewsQuery {
  const text = params.get('page') ?? '';
  return {
    rating: ratings.find((rating) => String(rating) === params.get('rating')) ?? null,
    sort: reviewSorts.find((sort) => sort === params.get('sort')) ?? 'new',
    page: /^[1-9]\d{0,2}$/.test(text) ? Number(text) : 1,
  };
}

/** The one spelling of such a query. */
export function printReviewsQuery({ rating, sort, page }: ReviewsQuery): string {
  const params = new URLSearchParams();
  if (rating !== null) params.set('rating', String(rating));
  if (sort !== 'new') params.set('sort', sort);
  if (page > 1) params.set('page', String(page));
  return params.toString();
}

export const canonicalReviewsQuery = (params: URLSearchParams): string => printReviewsQuery(readReviewsQuery(params));
