import type { Rating } from '@showroom/domain/review/review';

/** A review of the demonstration. Nobody wrote it; no surname, no phone and no number plate stands in one. */
export type ReviewFacts = {
  /** Centre and its adviser; the group without them. */
  of?: string;
  who?: string;
  stars: Rating;
  by: string;
  /** Day, `2026-03-14`. */
  on: string;
  text: string;
  pros?: string;
  cons?: string;
  isVerified?: boolean;
  reply?: readonly [on: string, text: string];
};
