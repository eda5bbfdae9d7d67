import { formatRoubles } from '@showroom/domain/text';

/** Round budgets, roubles. */
const sums = [
  500_000, 800_000, 1_000_000, 1_500_000, 2_000_000, 3_000_000, 4_000_000, 5_000_000, 7_000_000, 10_000_000, 15_000_000,
  20_000_000,
];

/** Budgets worth offering between the cheapest and the dearest vehicle: `до 2 000 000 ₽`. */
export function budgets(price: { min: number; max: number } | null): { value: string; label: string }[] {
  if (!price) return [];
  return sums
    .filter((sum) => sum > price.min && sum < price.max)
    .map((sum) => ({ value: String(sum), label: `до ${formatRoubles(sum * 100)}` }));
}
