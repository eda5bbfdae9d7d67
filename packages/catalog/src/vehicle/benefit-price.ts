/** What is left to pay after the benefits that are switched on. Minor units. */
export const benefitPrice = (price: number, amounts: readonly number[]): number =>
  Math.max(
    0,
    amounts.reduce((rest, amount) => rest - amount, price),
  );
