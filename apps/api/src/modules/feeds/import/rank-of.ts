import type { Condition } from '@showroom/domain/dictionaries';

type Ranked = {
  vin: string;
  popular: boolean;
  condition: Condition;
  oldPrice: number | null;
  benefits: readonly unknown[];
};

/** The same for the same text, 0 … 1. */
function chance(text: string): number {
  let hash = 2_166_136_261;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  return hash / 2 ** 32;
}

/** Place of a fresh arrival in «Рекомендуем», 0…1000, by the weights that the demonstration stock has. */
export function rankOf({ vin, popular, condition, oldPrice, benefits }: Ranked): number {
  const score =
    330 * chance(vin) +
    250 +
    (popular ? 150 : 0) +
    (oldPrice === null ? 0 : 120) +
    40 * Math.min(2, benefits.length) +
    (condition === 'new' ? 70 : 0);
  return Math.min(1_000, Math.round(score));
}
