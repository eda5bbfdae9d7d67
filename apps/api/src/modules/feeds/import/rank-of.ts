import type { TransportType } from '@showroom/domain/dictionaries';
import { rankScore } from '../../../seed/draw-rank.ts';

type Ranked = {
  vin: string;
  type: TransportType;
  price: number | null;
  /** Whether its mark is. */
  popular: boolean;
  benefits: readonly unknown[];
};

/** The same for the same text, 0 … 1. */
function chance(text: string): number {
  let hash = 2_166_136_261;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  return hash / 2 ** 32;
}

/** Place of a fresh arrival in «Рекомендуем», 0…1000, as the seed gives it. What else is in stock is not asked: the middle is supposed. */
export const rankOf = ({ vin, type, price, popular, benefits }: Ranked): number =>
  rankScore({
    type,
    price,
    demand: popular ? 0.5 : 0.2,
    benefits: benefits.length,
    before: 1,
    bodyShare: 0.5,
    luck: chance(vin),
    fresh: 1,
  });
