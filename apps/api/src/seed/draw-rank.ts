import type { TransportType } from '@showroom/domain/dictionaries';
import { publishedWithinDays, seedEpoch } from './calendar.ts';
import type { Random } from './random.ts';
import { isUsualPrice } from './usual-prices.data.ts';

export type RankSubject = {
  type: TransportType;
  /** Kopecks; null when it is told later. */
  price: number | null;
  /** 0 a model that next to nobody asks for, a third a middle one of its type and condition … 1 one that everybody does. */
  demand: number;
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

/** What is left to a vehicle that few can pay for, that is worth next to nothing or that has no price yet: it never opens a listing that has others. */
const heldBack = 0.5;

/**
 * Place in «Рекомендуем», 0…1000. The first of each model lead, those that are asked for before others, and rare bodies, so that the first
 * pages show what sells and not the one model of which there are most; a discount earns no place, as every first card would then have one.
 */
export function rankScore({
  type,
  price,
  demand,
  benefits,
  before,
  bodyShare,
  luck,
  fresh,
}: RankSubject & Luck): number {
  const score =
    240 * luck +
    100 * fresh +
    (240 / (1 + before)) * (0.2 + 0.8 * demand) +
    (240 / (1 + before / 2)) * demand +
    140 * (1 - bodyShare) +
    20 * Math.min(2, benefits);
  return Math.round(Math.min(1_000, score) * (price !== null && isUsualPrice(type, price) ? 1 : heldBack));
}

export function drawRank(random: Random, { news, ...subject }: RankSubject & { news: Date }): number {
  const days = (seedEpoch - news.getTime()) / 86_400_000;
  return rankScore({ ...subject, luck: random.next(), fresh: 1 - days / publishedWithinDays });
}
