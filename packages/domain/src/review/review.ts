export const reviewStatuses = ['pending', 'published', 'rejected'] as const;
export type ReviewStatus = (typeof reviewStatuses)[number];

export const ratings = [5, 4, 3, 2, 1] as const;
export type Rating = (typeof ratings)[number];

/** What each number of stars means, for whoever does not see them. */
export const ratingWords: Readonly<Record<Rating, string>> = {
  5: 'Отлично',
  4: 'Хорошо',
  3: 'Нормально',
  2: 'Плохо',
  1: 'Ужасно',
};

/** Shortest and longest text, characters. */
export const reviewLength = { from: 20, to: 3_000, side: 500 } as const;

/** Photos that a review may carry, and the sizes that they are shown in: a square, and the whole within a square. Pixels. */
export const reviewPhotoLimit = 4;
export const reviewPhotoSizes = { thumb: 480, full: 1_600 } as const;
export type ReviewPhotoSize = keyof typeof reviewPhotoSizes;

/** Address of a photo of a published review, on the storefront and on the API. */
export const reviewPhotoPath = (id: string, size: ReviewPhotoSize): string => `/media/reviews/${id}/${size}.webp`;

/** Stars together and apart: `average` to a tenth, 0 where there is none. */
export type ReviewSummary = { count: number; average: number; distribution: Record<Rating, number> };

export function summarise(counts: Readonly<Partial<Record<Rating, number>>>): ReviewSummary {
  const distribution = { 5: 0, 4: 0, 3: 0, 2: 0, 1: 0, ...counts };
  const count = ratings.reduce((sum, rating) => sum + distribution[rating], 0);
  const stars = ratings.reduce((sum, rating) => sum + rating * distribution[rating], 0);
  return { count, average: count === 0 ? 0 : Math.round((stars / count) * 10) / 10, distribution };
}
