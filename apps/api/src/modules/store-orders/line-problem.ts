/**
 * Why so many pieces of an item cannot be ordered; null when they can. `minCount`: fewest that are sold at once; of less than that there is
 * nothing for sale. `left`: pieces that are free.
 */
export function lineProblem(qty: number, { minCount, left }: { minCount: number; left: number }): string | null {
  if (left < minCount || left === 0) return 'Нет в\u00a0наличии';
  if (left < qty) return `Осталось ${left}\u00a0шт.`;
  return qty < minCount ? `Продаётся от\u00a0${minCount}\u00a0шт.` : null;
}
