import { monthlyPayment } from '@showroom/domain/credit';

/** What is left to pay after the benefits that are switched on, and what that is a month. Minor units. */
export function benefitPrice(price: number, amounts: readonly number[]): { price: number; monthly: number } {
  const left = Math.max(
    0,
    amounts.reduce((rest, amount) => rest - amount, price),
  );
  return { price: left, monthly: monthlyPayment(left) };
}
