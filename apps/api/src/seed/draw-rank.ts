import { publishedWithinDays, seedEpoch } from './calendar.ts';
import type { Random } from './random.ts';

export type RankSubject = {
  popular: boolean;
  benefits: number;
  /** How many of its model the holding has had before it. */
  before: number;
  /** Which part of those before it, of its type and condition, have its body: 0…1. */
  bodyShare: number;
};
type Luck = {
  /** 0 ≤ x < 1. */
  luck: number;
  /** 1 put on sale or made cheaper this morning … 0 the oldest. */
  fresh: number;
};

/**
 * Place in «Рекомендуем», 0…1000. The first of each model and rare bodies lead, so that the first pages show what there is and not the one
 * model of which there are most; a discount earns no place, as every first card would then have one.
 */
export function rankScore({ popular, benefits, before, bodyShare, luck, fresh }: RankSubject & Luck): number {
  const score =
    270 * luck +
    180 * fresh +
    300 / (1 + before) +
    130 * (1 - bodyShare) +
    (popular ? 80 : 0) +
    20 * Math.min(2, benefits);
  return Math.min(1_000, Math.round(score));
}

export function drawRank(random: Random, { news, ...subject }: RankSubject & { news: Date }): number {
  const days = (seedEpoch - news.getTime()) / 86_400_000;
  return rankScore({ ...subject, luck: random.next(), fresh: 1 - days / publishedWithinDays });
}
