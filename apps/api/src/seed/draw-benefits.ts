import { isForCompanies } from '@showroom/domain/credit';
import type { BodyType, Condition, TransportType } from '@showroom/domain/dictionaries';
import type { Benefit } from '@showroom/domain/vehicle';
import type { Random } from './random.ts';

type Offer = { code: Benefit['code']; name: string; condition: string; from: number; to: number };

/** What a benefit is worth, as a share of the price: 2 to 6 %. */
const offers: readonly Offer[] = [
  {
    code: 'trade-in',
    name: 'Выгода по трейд-ин',
    condition: 'Если сдаёте свой автомобиль в зачёт',
    from: 0.03,
    to: 0.06,
  },
  {
    code: 'credit',
    name: 'Выгода при покупке в кредит',
    condition: 'При оформлении кредита через нас',
    from: 0.025,
    to: 0.055,
  },
];
/** Only holding 1 runs a loyalty programme (PRD-1). */
const loyalty: Offer = {
  code: 'loyalty',
  name: 'Выгода по программе лояльности',
  condition: 'Для участников программы лояльности',
  from: 0.02,
  to: 0.03,
};
const loyaltyHolding = 1;
const step = 500_000;

/** Benefits of a new vehicle, in kopecks, whole five thousands of roubles; most new cars have some, used ones none. */
export function drawBenefits(
  random: Random,
  {
    holdingId,
    type,
    condition,
    price,
    bodyType,
  }: { holdingId: number; type: TransportType; condition: Condition; price: number | null; bodyType: BodyType },
): Benefit[] {
  if (condition === 'used' || price === null || !random.chance(type === 'cars' ? 0.75 : 0.4)) return [];
  const open = holdingId === loyaltyHolding ? [...offers, loyalty] : offers;
  return open
    .filter(() => random.chance(0.7))
    .map(({ code, name, condition: terms, from, to }) => {
      const worth = price * (from + random.next() * (to - from));
      return { code, name, amount: Math.max(step, Math.round(worth / step) * step), condition: terms };
    })
    .filter(({ code }) => code !== 'credit' || !isForCompanies({ bodyType }));
}
