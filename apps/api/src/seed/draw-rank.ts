import type { Condition } from '@showroom/domain/dictionaries';
import { publishedWithinDays, seedEpoch } from './calendar.ts';
import type { Random } from './random.ts';

type RankSubject = {
  popular: boolean;
  condition: Condition;
  discounted: boolean;
  benefits: number;
  publishedAt: Date;
};

/** Order of «Рекомендуем»: popular, fresh and discounted ones lead, with some luck. 0…1000. */
export function drawRank(
  random: Random,
  { popular, condition, discounted, benefits, publishedAt }: RankSubject,
): number {
  const days = (seedEpoch - publishedAt.getTime()) / 86_400_000;
  const fresh = 1 - days / publishedWithinDays;
  const score =
    330 * random.next() +
    250 * fresh +
    (popular ? 150 : 0) +
    (discounted ? 120 : 0) +
    40 * Math.min(2, benefits) +
    (condition === 'new' ? 70 : 0);
  return Math.min(1_000, Math.round(score));
}
