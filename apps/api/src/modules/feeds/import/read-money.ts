import type { Benefit } from '@showroom/domain/vehicle';
import { isRouble, readKopecks } from '../normalise/read-number.ts';
import type { RawRecord } from '../parse/raw-record.ts';
import type { ProblemCollector } from './problem.ts';

type Money = { price: number | null; oldPrice: number | null; benefits: Benefit[] };

/** Discounts of a feed as benefits of the price block, in the order in which a limit on their sum is spent. */
const discounts = [
  {
    field: 'tradeIn',
    code: 'trade-in',
    name: 'Выгода по трейд-ин',
    condition: 'Если сдаёте свой автомобиль в зачёт',
  },
  {
    field: 'credit',
    code: 'credit',
    name: 'Выгода при покупке в кредит',
    condition: 'При оформлении кредита через нас',
  },
  {
    field: 'insurance',
    code: 'insurance',
    name: 'Выгода при страховании',
    condition: 'При оформлении полиса страхования в салоне',
  },
] as const;

/** `maxDiscount` limits the sum of the benefits. */
function readBenefits({ values }: RawRecord, price: number, problems: ProblemCollector): Benefit[] {
  const limit = values.maxDiscount && readKopecks(values.maxDiscount.text);
  let left = limit && limit > 0 ? limit : Number.POSITIVE_INFINITY;
  const benefits: Benefit[] = [];
  for (const { field, ...benefit } of discounts) {
    const value = values[field];
    if (!value) continue;
    const amount = readKopecks(value.text);
    if (amount === undefined) problems.note('the discount cannot be read and is not shown', value);
    else if (amount > 0 && left > 0) {
      benefits.push({ ...benefit, amount: Math.min(amount, left) });
      left -= Math.min(amount, left);
    }
  }
  if (benefits.reduce((sum, { amount }) => sum + amount, 0) < price) return benefits;
  problems.note('the discounts reach the price and are not shown');
  return [];
}

export const noMoney: Money = { price: null, oldPrice: null, benefits: [] };

/** Price, price before and benefits in kopecks; undefined when the price cannot be read. */
export function readMoney(record: RawRecord, problems: ProblemCollector): Money | undefined {
  const { price: asked, oldPrice: before } = record.values;
  const { currency } = record.values;
  if (currency && asked && !isRouble(currency.text)) return problems.refuse('the price is not in roubles', asked);
  const price = asked ? readKopecks(asked.text) : 0;
  if (price === undefined) return problems.refuse('the price cannot be read', asked);
  if (price === 0) return noMoney;
  const old = before && readKopecks(before.text);
  if (before && old === undefined) problems.note('the old price cannot be read and is not shown', before);
  return {
    price,
    oldPrice: old !== undefined && old > price ? old : null,
    benefits: readBenefits(record, price, problems),
  };
}
