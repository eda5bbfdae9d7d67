/**
 * The price-cap slugs that no mark may be called (specification, section 2): 300 000 to 1 000 000 roubles in steps of
 * 50 000, and 1 100 000. The specification counts 17 and lists these 16; the list is what we keep (decision 12).
 */
export const priceCapSlugs: readonly string[] = [
  'price-do-300000',
  'price-do-350000',
  'price-do-400000',
  'price-do-450000',
  'price-do-500000',
  'price-do-550000',
  'price-do-600000',
  'price-do-650000',
  'price-do-700000',
  'price-do-750000',
  'price-do-800000',
  'price-do-850000',
  'price-do-900000',
  'price-do-950000',
  'price-do-1000000',
  'price-do-1100000',
];

const anyPriceCap = /^price-do-\d+$/;

/** Whether a value is a price cap: one of the 16, or any other amount in the same spelling, as no mark begins so. */
export function isPriceCap(value: string): boolean {
  return anyPriceCap.test(value);
}
